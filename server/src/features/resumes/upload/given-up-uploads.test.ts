// Of an upload that is given up while it arrives no file stays, which nobody would ever delete.
import { multipartMissingText } from "@rolecall/contract/resumes/multipart-uploads.ts";
import { foreignUploadText } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { deleteUnregisteredUpload } from "#features/resumes/resumes.queries.ts";
import { discardUpload } from "#features/resumes/resumes.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { uploadOfKey, type Upload } from "#files/upload-key.ts";
import { buildUser } from "#test/build.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { storeKinds } from "#test/files/file-stores.ts";
import { pdfOf } from "#test/files/resume-files.ts";
import { uploadWidget } from "#test/servers/upload-widget.ts";
import { startApp } from "#test/start-app.ts";
import { storeFetchedUpload } from "./fetched-upload.service.ts";

const resume = pdfOf("Ada Moreau");

describe.each(storeKinds)("on %s an upload that is given up", async (store) => {
  const first = await startApp({ store });
  const { db, files } = first;
  /** What happens while the store is at work. */
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const { multipart } = files;
  const slow: FileStore = {
    ...files,
    receive: async (...sent) => {
      await meanwhile();
      return files.receive(...sent);
    },
    openUpload: async (upload) => {
      const file = await files.openUpload(upload);
      await meanwhile();
      return file;
    },
    multipart: {
      create: (upload) => multipart.create(upload),
      receive: (...part) => multipart.receive(...part),
      parts: (upload) => multipart.parts(upload),
      abort: (upload) => multipart.abort(upload),
      complete: async (...named) => {
        await multipart.complete(...named);
        await meanwhile();
      },
    },
  };
  const { as, send } = await startApp({ services: { db, files: slow } });
  const candidate = await buildUser(db);

  const askForAddress = async () => {
    const { body } = await as(candidate).post<{ uploadURL: string }>("/api/objects/upload");
    const id = new URL(body.uploadURL).pathname.split("/").at(-1) ?? "";
    return { address: body.uploadURL, upload: { id, ownerId: candidate.id } };
  };
  const expectNoFile = async (upload: Upload) => expect(await files.sizeOf(upload)).toBeNull();

  test("while its bytes arrive leaves none of them", async () => {
    const { address, upload } = await askForAddress();
    meanwhile = async () => {
      const body = { uploadURL: address };
      expect((await first.as(candidate).post("/api/profile/import", { body })).status).toBe(404);
    };
    expect((await send(address, resume)).status).toBe(403);
    await expectNoFile(upload);
  });

  test("at the moment at which its bytes are there leaves none of them", async () => {
    const { address, upload } = await askForAddress();
    meanwhile = () => Promise.resolve();
    const giveUp = (db: typeof first.db) => deleteUnregisteredUpload(db, upload.id);
    const answer = await requestDuring(db, giveUp, () => send(address, resume));
    // Where a later file would replace an earlier one, the address is taken before the bytes arrive.
    expect(answer.status).toBe(store === "S3" ? 409 : 403);
    await expectNoFile(upload);
  });

  test("while it is registered is no resume, and leaves no file", async () => {
    const { address, upload } = await askForAddress();
    meanwhile = () => Promise.resolve();
    expect((await send(address, resume)).status).toBe(200);
    meanwhile = () => discardUpload(db, files, upload);
    const answer = await as(candidate).put("/api/resume", { body: { resumeURL: address } });
    expect(answer).toMatchObject({ status: 404, body: foreignUploadText });
    await expectNoFile(upload);
  });

  test("while its parts are joined leaves neither parts nor a file", async () => {
    meanwhile = () => Promise.resolve();
    const widget = uploadWidget(as(candidate), send);
    const begun = await widget.begin();
    const part = await widget.sendPart(begun, 1, resume);
    meanwhile = async () =>
      expect((await widget.abort(begun.uploadId, begun.key)).status).toBe(200);
    const answer = await widget.complete(begun.uploadId, [part], begun.key);
    expect(answer).toMatchObject({ status: 404, body: multipartMissingText });
    await expectNoFile(uploadOfKey(begun.key) as Upload);
  });

  test("in parts before these are joined leaves no part, whichever call gives it up", async () => {
    meanwhile = () => Promise.resolve();
    const widget = uploadWidget(as(candidate), send);
    const begun = await widget.begin();
    await widget.sendPart(begun, 1, resume);
    const upload = uploadOfKey(begun.key) as Upload;
    const body = { uploadURL: files.addresses.locationOf(upload) };
    expect((await as(candidate).post("/api/profile/import", { body })).status).toBe(404);
    expect(await files.multipart.parts({ ...upload, uploadId: begun.uploadId })).toBeNull();
  });

  test("while the server fetches it leaves no file", async () => {
    let fetched: string | null = null;
    const watched: FileStore = {
      ...files,
      write: async (id, content, maxBytes) => {
        fetched = id;
        await discardUpload(db, files, { id, ownerId: candidate.id });
        return files.write(id, content, maxBytes);
      },
    };
    const content = (async function* () {
      yield resume;
    })();
    const file = { ownerId: candidate.id, filename: "cv.pdf", content };
    const { signal } = new AbortController();
    await expect(storeFetchedUpload(db, watched, { ...file, signal })).rejects.toThrow(
      foreignUploadText,
    );
    await expectNoFile({ id: fetched ?? "", ownerId: candidate.id });
  });
});
