import {
  multipartMaximumBytes,
  multipartMaximumOpen,
  multipartTooLargeText,
  partMinimumBytes,
  partOrderText,
  partsChangedText,
  partTooSmallText,
  tooManyOpenText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { describe, expect, test, vi } from "vitest";
import { buildUser } from "#test/build.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { uploadWidget } from "#test/servers/upload-widget.ts";
import { startApp } from "#test/start-app.ts";

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, db, files, send } = await startApp({ store });
  const candidate = await buildUser(db);
  const widget = uploadWidget(as(candidate), send);
  const large = Buffer.alloc(partMinimumBytes, " ");

  test.each([
    ["too small, and not the last", partTooSmallText, [1, 2], [Buffer.from("small"), large]],
    ["out of order", partOrderText, [2, 1], [large, large]],
    ["named twice", partOrderText, [1, 1], [large]],
  ])(
    "parts that are %s are refused, and can be corrected",
    async (_what, sentence, order, pieces) => {
      const begun = await widget.begin();
      const parts = await widget.sendParts(begun, pieces);
      const named = order.map((number) => parts[number - 1]);
      const refused = await widget.complete(begun.uploadId, named, begun.key);
      expect([refused.status, refused.body]).toEqual([400, sentence]);
      const corrected = await widget.complete(begun.uploadId, parts.slice(0, 1), begun.key);
      expect(corrected.status).toBe(200);
    },
  );

  test("parts that never came, or came otherwise, are refused", async () => {
    const begun = await widget.begin();
    const part = await widget.sendPart(begun, 1, pdfOf("Ada"));
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
    const theirs = uploadWidget(as(busy), send);
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
