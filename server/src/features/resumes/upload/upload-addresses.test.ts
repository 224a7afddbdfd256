import { Readable } from "node:stream";
import {
  multipartMissingText,
  noCredentialsText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { lengthUnknownText } from "@rolecall/contract/resumes/resumes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { startApp } from "#test/start-app.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, anonymous, db, send } = await startApp({ store });
  const candidate = await buildUser(db);

  test("a file in one piece gets an address, and becomes a resume", async () => {
    const asked = await as(candidate).get<{
      method: string;
      url: string;
      fields: object;
      headers: object;
    }>("/companion/s3/params", {
      query: { filename: "cv.pdf", type: "application/pdf", "metadata[name]": "cv.pdf" },
    });
    expect(asked.body).toMatchObject({
      method: "PUT",
      fields: {},
      headers: { "Content-Type": "application/pdf" },
    });
    expect((await send(asked.body.url, pdfOf("Ada"))).status).toBe(200);
    const location = asked.body.url.replace(/\?.*/, "");
    const registered = await as(candidate).put("/api/resume", { body: { resumeURL: location } });
    expect(registered.status).toBe(200);
  });

  test("Uppy's client reads refusals in JSON", async () => {
    const headers = { accept: "application/json" };
    const refused = await as(candidate).get("/companion/s3/multipart/x", {
      query: { key: "x" },
      headers,
    });
    expect([refused.status, refused.body]).toEqual([404, { message: multipartMissingText }]);
    const signedOut = await anonymous.get("/companion/s3/params", { headers });
    expect([signedOut.status, signedOut.body]).toEqual([401, { message: "Unauthorized" }]);
  });
});

describe("temporary credentials", () => {
  test("are not available with files on the disk", async () => {
    const { as, db } = await startApp();
    const answer = await as(await buildUser(db)).get("/companion/s3/sts");
    expect([answer.status, answer.body]).toEqual([501, noCredentialsText]);
  });
});

describe("the address of a part, on the disk", async () => {
  const { app, as, anonymous, db } = await startApp();
  const candidate = await buildUser(db);
  const address = async () => {
    const begun = await as(candidate).post<{ uploadId: string; key: string }>(
      "/companion/s3/multipart",
      { body: {} },
    );
    const { uploadId, key } = begun.body;
    const { body } = await as(candidate).get<{ url: string }>(
      `/companion/s3/multipart/${uploadId}/1`,
      { query: { key } },
    );
    const { pathname, search } = new URL(body.url);
    return { pathname, search, uploadId };
  };

  test("ends as the widget knows it from S3, which then asks for another one", async () => {
    const { pathname, search } = await address();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60 * 1000 });
    const late = await anonymous.put(pathname + search, { body: pdfOf("Ada") });
    expect(late.status).toBe(403);
    expect(late.body).toContain("<Message>Request has expired</Message>");
  });

  test("takes nothing of which nobody said how long it is", async () => {
    const { pathname, search } = await address();
    const payload = Readable.from([pdfOf("Ada")]);
    const unannounced = await app.inject({ method: "PUT", url: pathname + search, payload });
    expect([unannounced.statusCode, unannounced.body]).toEqual([400, lengthUnknownText]);
  });

  test("is good for its part alone", async () => {
    const { pathname, search, uploadId } = await address();
    const other = await address();
    for (const path of [
      pathname.replace(/1$/, "2"),
      pathname.replace(uploadId, other.uploadId),
      pathname.replace(`/${uploadId}/1`, ""),
    ]) {
      const forged = await as(candidate).put(path + search, { body: pdfOf("Ada") });
      expect([403, 404]).toContain(forged.status);
      expect((await anonymous.put(path + search, { body: pdfOf("Ada") })).status).toBe(401);
    }
    expect((await anonymous.get(pathname + search)).status).toBe(401);
  });
});
