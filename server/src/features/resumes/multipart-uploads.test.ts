import {
  multipartMaximumBytes,
  multipartMaximumOpen,
  multipartMissingText,
  multipartTooLargeText,
  noCredentialsText,
  partMinimumBytes,
  partNumberText,
  partOrderText,
  partsChangedText,
  partTooSmallText,
  tooManyOpenText,
} from "@rolecall/contract/multipart-uploads.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { changeUpload } from "#test/change.ts";
import { storeKinds } from "#test/file-stores.ts";
import { pdfOf } from "#test/resume-files.ts";
import { startApp } from "#test/start-app.ts";
import { cleanUpUploads } from "./abandoned-uploads.service.ts";

interface Part {
  PartNumber: number;
  ETag: string;
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, anonymous, db, files, send } = await startApp({ store });
  const candidate = await buildUser(db);
  const stranger = await buildUser(db);

  /** What the upload widget calls, as somebody. */
  const widgetOf = (user: { id: string }) => {
    const at = (uploadId: string, more = "") =>
      `/companion/s3/multipart/${encodeURIComponent(uploadId)}${more}`;
    return {
      begin: async () => {
        const { status, body } = await as(user).post<{ key: string; uploadId: string }>(
          "/companion/s3/multipart",
          { body: { filename: "cv.pdf", type: "application/pdf", metadata: { name: "cv.pdf" } } },
        );
        expect(status).toBe(200);
        return body;
      },
      list: (uploadId: string, key?: string) =>
        as(user).get<(Part & { Size: number })[]>(at(uploadId), { query: { key } }),
      sign: (uploadId: string, number: number | string, key?: string) =>
        as(user).get<{ url: string; expires: number }>(at(uploadId, `/${number}`), {
          query: { key },
        }),
      complete: (uploadId: string, parts: unknown, key?: string) =>
        as(user).post<{ location: string }>(at(uploadId, "/complete"), {
          query: { key },
          body: { parts },
        }),
      abort: (uploadId: string, key?: string) => as(user).delete(at(uploadId), { query: { key } }),
    };
  };
  const widget = widgetOf(candidate);
  type Begun = Awaited<ReturnType<typeof widget.begin>>;

  const sendPart = async ({ uploadId, key }: Begun, number: number, bytes: Buffer) => {
    const { body } = await widget.sign(uploadId, number, key);
    const { status, etag } = await send(body.url, bytes);
    expect(status).toBe(200);
    return { PartNumber: number, ETag: etag ?? "" };
  };
  const finish = async (begun: Begun, pieces: Buffer[]) => {
    const parts: Part[] = [];
    for (const piece of pieces) parts.push(await sendPart(begun, parts.length + 1, piece));
    return widget.complete(begun.uploadId, parts, begun.key);
  };
  const register = (resumeURL: string) =>
    as(candidate).put<{ objectPath: string }>("/api/resume", { body: { resumeURL } });

  describe("an upload in parts", () => {
    test("is begun, sent, listed and joined as the widget expects, and becomes a resume", async () => {
      const resume = Buffer.concat([pdfOf("Ada"), Buffer.alloc(partMinimumBytes, " ")]);
      const pieces = [resume.subarray(0, partMinimumBytes), resume.subarray(partMinimumBytes)];
      const begun = await widget.begin();
      const { body: signed } = await widget.sign(begun.uploadId, 1, begun.key);
      expect(signed).toEqual({ url: expect.stringMatching(/^http/), expires: 900 });
      const [first, last] = [
        await sendPart(begun, 1, pieces[0] ?? resume),
        await sendPart(begun, 2, pieces[1] ?? resume),
      ];
      const listed = await widget.list(begun.uploadId, begun.key);
      expect(listed.body).toEqual([
        { ...first, Size: partMinimumBytes },
        { ...last, Size: resume.length - partMinimumBytes },
      ]);

      const joined = await widget.complete(begun.uploadId, [first, last], begun.key);
      expect(joined.status).toBe(200);
      const { body } = await register(joined.body.location);
      const file = await as(candidate).get(body.objectPath);
      expect(file.bytes.equals(resume)).toBe(true);
      expect(file.headers["content-disposition"]).toContain("cv.pdf");
    });

    test("that was joined answers so again, and takes nothing more", async () => {
      const begun = await widget.begin();
      const { body } = await finish(begun, [pdfOf("Ada")]);
      const again = await widget.complete(
        begun.uploadId,
        [{ PartNumber: 1, ETag: "x" }],
        begun.key,
      );
      expect([again.status, again.body]).toEqual([200, body]);
      for (const late of [
        await widget.list(begun.uploadId, begun.key),
        await widget.sign(begun.uploadId, 1, begun.key),
        await widget.abort(begun.uploadId, begun.key),
      ])
        expect([late.status, late.body]).toEqual([404, multipartMissingText]);
      expect((await register(body.location)).status).toBe(200);
    });

    test("that was joined, though nobody heard so, is answered as joined", async () => {
      const begun = await widget.begin();
      const part = await sendPart(begun, 1, pdfOf("Ada"));
      const [, ownerId = "", id = ""] = begun.key.split("/");
      const upload = { id, ownerId, uploadId: begun.uploadId };
      await files.multipart.complete(upload, [{ partNumber: 1, etag: part.ETag }]);
      const told = await widget.complete(begun.uploadId, [part], begun.key);
      expect(told.status).toBe(200);
    });

    test("is cancelled, answers in JSON, and is gone", async () => {
      const begun = await widget.begin();
      await sendPart(begun, 1, pdfOf("Ada"));
      const { body: signed } = await widget.sign(begun.uploadId, 2, begun.key);
      const cancelled = await widget.abort(begun.uploadId, begun.key);
      expect([cancelled.status, cancelled.body]).toEqual([200, {}]);
      expect((await widget.list(begun.uploadId, begun.key)).status).toBe(404);
      expect((await send(signed.url, pdfOf("late"))).status).toBe(404);
      expect(
        (await widget.complete(begun.uploadId, [{ PartNumber: 1, ETag: "x" }], begun.key)).status,
      ).toBe(404);
    });

    test("of more than 10 MB is no resume", async () => {
      const begun = await widget.begin();
      const large = Buffer.concat([pdfOf("Ada"), Buffer.alloc(resumeMaximumBytes)]);
      const { body } = await finish(begun, [large]);
      const refused = await register(body.location);
      expect([refused.status, refused.body]).toEqual([413, resumeTooLargeText]);
    });

    test("that is not joined cannot be registered yet", async () => {
      const { key } = await widget.begin();
      const [, ownerId = "", id = ""] = key.split("/");
      const early = await register(files.locationOf({ id, ownerId }));
      expect([early.status, early.body]).toEqual([400, "The file has not been uploaded yet"]);
    });

    test("goes after a day, with its parts, even when two servers clean up at once", async () => {
      const begun = await widget.begin();
      await sendPart(begun, 1, pdfOf("Ada"));
      const [, ownerId = "", id = ""] = begun.key.split("/");
      await changeUpload(db, id, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
      await Promise.all([cleanUpUploads(db, files), cleanUpUploads(db, files)]);
      expect((await widget.list(begun.uploadId, begun.key)).status).toBe(404);
      expect(await files.multipart.parts({ id, ownerId, uploadId: begun.uploadId })).toBeNull();
    });
  });

  describe("whose it is", () => {
    test("nobody else lists, signs, joins or cancels it: for them it does not exist", async () => {
      const begun = await widget.begin();
      const part = await sendPart(begun, 1, pdfOf("Ada"));
      const foreign = widgetOf(stranger);
      for (const answer of [
        await foreign.list(begun.uploadId, begun.key),
        await foreign.sign(begun.uploadId, 1, begun.key),
        await foreign.complete(begun.uploadId, [part], begun.key),
        await foreign.abort(begun.uploadId, begun.key),
      ])
        expect([answer.status, answer.body]).toEqual([404, multipartMissingText]);
      expect((await widget.list(begun.uploadId, begun.key)).body).toHaveLength(1);
    });

    test("an upload is named by its own key, and by no other", async () => {
      const [one, other] = [await widget.begin(), await widget.begin()];
      const theirs = await widgetOf(stranger).begin();
      const keys = [
        other.key,
        theirs.key,
        `${one.key}/x`,
        `../${one.key}`,
        "uploads/",
        "files/x",
        "%00",
        "",
      ];
      for (const key of keys)
        expect([key, (await widget.list(one.uploadId, key)).status]).toEqual([key, 404]);
      expect((await widget.list(one.uploadId)).status).toBe(400);
    });

    test("strange ids and numbers are refused", async () => {
      const { uploadId, key } = await widget.begin();
      for (const id of [
        "x",
        "../../etc/passwd",
        "..",
        "%",
        "🙈",
        crypto.randomUUID(),
        "x".repeat(5_000),
      ])
        expect([id, (await widget.list(id, key)).status]).toEqual([id, 404]);
      expect((await widget.list("\0", key)).status).toBe(400);
      for (const number of [0, -1, 1.5, 10_001, "1e3", "01", "one", "99999999999999999999", "\0"]) {
        const { status, body } = await widget.sign(uploadId, encodeURIComponent(number), key);
        expect([number, status, body]).toEqual([number, 400, partNumberText]);
      }
      expect((await widget.sign(uploadId, 10_000, key)).status).toBe(200);
    });
  });

  describe("the rules for parts", () => {
    const large = Buffer.alloc(partMinimumBytes, " ");

    test.each([
      ["too small, and not the last", partTooSmallText, [1, 2], [Buffer.from("small"), large]],
      ["out of order", partOrderText, [2, 1], [large, large]],
      ["named twice", partOrderText, [1, 1], [large]],
    ])(
      "parts that are %s are refused, and can be corrected",
      async (_what, sentence, order, pieces) => {
        const begun = await widget.begin();
        const parts: Part[] = [];
        for (const piece of pieces) parts.push(await sendPart(begun, parts.length + 1, piece));
        const named = order.map((number) => parts[number - 1]);
        const refused = await widget.complete(begun.uploadId, named, begun.key);
        expect([refused.status, refused.body]).toEqual([400, sentence]);
        const corrected = await widget.complete(begun.uploadId, parts.slice(0, 1), begun.key);
        expect(corrected.status).toBe(200);
      },
    );

    test("parts that never came, or came otherwise, are refused", async () => {
      const begun = await widget.begin();
      const part = await sendPart(begun, 1, pdfOf("Ada"));
      for (const wrong of [
        { ...part, ETag: '"0123"' },
        { ...part, PartNumber: 2 },
      ]) {
        const refused = await widget.complete(begun.uploadId, [wrong], begun.key);
        expect([refused.status, refused.body]).toEqual([400, partsChangedText]);
      }
    });

    test.each([
      ["none", []],
      ["no list", "parts"],
      ["missing", undefined],
      ["without a number", [{ ETag: "x" }]],
      ["without an ETag", [{ PartNumber: 1 }]],
      ["beyond 10000", [{ PartNumber: 10_001, ETag: "x" }]],
      ["broken", [null, 7]],
    ])("a list that is %s is refused", async (_what, parts) => {
      const { uploadId, key } = await widget.begin();
      expect((await widget.complete(uploadId, parts, key)).status).toBe(400);
    });

    test("more than 5 GB are not joined", async () => {
      const begun = await widget.begin();
      const parts = vi
        .spyOn(files.multipart, "parts")
        .mockResolvedValueOnce([{ partNumber: 1, etag: "x", bytes: multipartMaximumBytes + 1 }]);
      const named = [{ PartNumber: 1, ETag: "x" }];
      const refused = await widget.complete(begun.uploadId, named, begun.key);
      parts.mockRestore();
      expect([refused.status, refused.body]).toEqual([413, multipartTooLargeText]);
    });

    test("only so many uploads may be open at once; each that is cancelled makes room", async () => {
      const busy = await buildUser(db);
      const theirs = widgetOf(busy);
      const begun = await Promise.all(
        Array.from({ length: multipartMaximumOpen }, () => theirs.begin()),
      );
      const refused = await as(busy).post("/companion/s3/multipart", { body: {} });
      expect([refused.status, refused.body]).toEqual([429, tooManyOpenText]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      await theirs.abort(begun[0]?.uploadId ?? "", begun[0]?.key);
      await theirs.begin();
    });
  });

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
    expect((await register(location)).status).toBe(200);
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
  test("are not to be had where files are on the disk", async () => {
    const { as, db } = await startApp();
    const answer = await as(await buildUser(db)).get("/companion/s3/sts");
    expect([answer.status, answer.body]).toEqual([501, noCredentialsText]);
  });
});

describe("the address of a part, on the disk", async () => {
  const { as, anonymous, db } = await startApp();
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
