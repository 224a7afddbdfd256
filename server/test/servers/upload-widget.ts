import { expect } from "vitest";
import type { Client } from "#test/client.ts";
import type { TestApp } from "#test/start-app.ts";

/** The store's answer for a part, which joining the parts needs. */
export interface Part {
  PartNumber: number;
  ETag: string;
}

/** An upload in parts that was begun. */
export interface BegunUpload {
  key: string;
  uploadId: string;
}

/** The calls of the upload widget in a user's browser. */
export const uploadWidget = (browser: Client, send: TestApp["send"]) => {
  const at = (uploadId: string, more = "") =>
    `/companion/s3/multipart/${encodeURIComponent(uploadId)}${more}`;
  const sign = (uploadId: string, number: number | string, key?: string) =>
    browser.get<{ url: string; expires: number }>(at(uploadId, `/${number}`), { query: { key } });
  const complete = (uploadId: string, parts: unknown, key?: string) =>
    browser.post<{ location: string }>(at(uploadId, "/complete"), {
      query: { key },
      body: { parts },
    });
  const sendPart = async ({ uploadId, key }: BegunUpload, number: number, bytes: Buffer) => {
    const { body } = await sign(uploadId, number, key);
    const { status, etag } = await send(body.url, bytes);
    expect(status).toBe(200);
    return { PartNumber: number, ETag: etag ?? "" };
  };
  return {
    begin: async (): Promise<BegunUpload> => {
      const { status, body } = await browser.post<BegunUpload>("/companion/s3/multipart", {
        body: { filename: "cv.pdf", type: "application/pdf", metadata: { name: "cv.pdf" } },
      });
      expect(status).toBe(200);
      return body;
    },
    list: (uploadId: string, key?: string) =>
      browser.get<(Part & { Size: number })[]>(at(uploadId), { query: { key } }),
    sign,
    complete,
    abort: (uploadId: string, key?: string) => browser.delete(at(uploadId), { query: { key } }),
    sendPart,
    /** Sends the pieces as parts 1, 2 and so on. */
    sendParts: async (begun: BegunUpload, pieces: Buffer[]) => {
      const parts: Part[] = [];
      for (const piece of pieces) parts.push(await sendPart(begun, parts.length + 1, piece));
      return parts;
    },
  };
};
