import {
  multipartMissingText,
  partMinimumBytes,
  partNumberText,
} from "@rolecall/contract/resumes/multipart-uploads.ts";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { changeUpload } from "#test/change.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { uploadWidget, type BegunUpload } from "#test/servers/upload-widget.ts";
import { startApp } from "#test/start-app.ts";
import { cleanUpUploads } from "./abandoned-uploads.service.ts";

describe.each(storeKinds)("files on %s", async (store) => {
  const { as, db, files, send } = await startApp({ store });
  const candidate = await buildUser(db);
  const stranger = await buildUser(db);
  const widget = uploadWidget(as(candidate), send);
  const strangersWidget = uploadWidget(as(stranger), send);

  const finish = async (begun: BegunUpload, pieces: Buffer[]) =>
    widget.complete(begun.uploadId, await widget.sendParts(begun, pieces), begun.key);
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
        await widget.sendPart(begun, 1, pieces[0] ?? resume),
        await widget.sendPart(begun, 2, pieces[1] ?? resume),
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
      const part = await widget.sendPart(begun, 1, pdfOf("Ada"));
      const [, ownerId = "", id = ""] = begun.key.split("/");
      const upload = { id, ownerId, uploadId: begun.uploadId };
      await files.multipart.complete(upload, [{ partNumber: 1, etag: part.ETag }]);
      const told = await widget.complete(begun.uploadId, [part], begun.key);
      expect(told.status).toBe(200);
    });

    test("is cancelled, answers in JSON, and is gone", async () => {
      const begun = await widget.begin();
      await widget.sendPart(begun, 1, pdfOf("Ada"));
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
      const [, , id = ""] = key.split("/");
      const early = await register(files.addresses.locationOf({ id }));
      expect([early.status, early.body]).toEqual([400, "The file has not been uploaded yet"]);
    });

    test("goes after a day, with its parts, even when two servers clean up at once", async () => {
      const begun = await widget.begin();
      await widget.sendPart(begun, 1, pdfOf("Ada"));
      const [, ownerId = "", id = ""] = begun.key.split("/");
      await changeUpload(db, id, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
      await Promise.all([cleanUpUploads(db, files), cleanUpUploads(db, files)]);
      expect((await widget.list(begun.uploadId, begun.key)).status).toBe(404);
      expect(await files.multipart.parts({ id, ownerId, uploadId: begun.uploadId })).toBeNull();
    });
  });

  describe("the owner of the upload", () => {
    test("nobody else lists, signs, joins or cancels it: for them it does not exist", async () => {
      const begun = await widget.begin();
      const part = await widget.sendPart(begun, 1, pdfOf("Ada"));
      for (const answer of [
        await strangersWidget.list(begun.uploadId, begun.key),
        await strangersWidget.sign(begun.uploadId, 1, begun.key),
        await strangersWidget.complete(begun.uploadId, [part], begun.key),
        await strangersWidget.abort(begun.uploadId, begun.key),
      ])
        expect([answer.status, answer.body]).toEqual([404, multipartMissingText]);
      expect((await widget.list(begun.uploadId, begun.key)).body).toHaveLength(1);
    });

    test("an upload is named by its own key, and by no other", async () => {
      const [one, other] = [await widget.begin(), await widget.begin()];
      const theirs = await strangersWidget.begin();
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
});
