import { Readable } from "node:stream";
import { resumeMaximumBytes, resumeTooLargeText } from "@rolecall/contract/resumes/resumes.ts";
import { afterAll, describe, expect, test } from "vitest";
import { buildUser, countUploads } from "#test/build.ts";
import { cloneDatabase } from "#test/database/clone-database.ts";
import { openStore, storeKinds } from "#test/files/file-stores.ts";
import { storeFetchedUpload } from "./fetched-upload.service.ts";

const { db, close } = await cloneDatabase();
afterAll(close);
const { id: ownerId } = await buildUser(db);

describe.each(storeKinds)("of a fetched file nothing stays on %s", async (kind) => {
  const files = await openStore(kind);
  const fetched = { ownerId, filename: "ada.pdf", signal: new AbortController().signal };

  test("that is too large", async () => {
    const content = Readable.from([Buffer.alloc(resumeMaximumBytes), Buffer.alloc(1)]);
    await expect(storeFetchedUpload(db, files, { ...fetched, content })).rejects.toThrow(
      resumeTooLargeText,
    );
    expect(await countUploads(db)).toBe(0);
  });

  test("whose transfer was cancelled with its last byte", async () => {
    const cancelled = new AbortController();
    const content = async function* () {
      yield Buffer.from("%PDF-");
      cancelled.abort(new Error("cancelled"));
    };
    const file = { ...fetched, content: content(), signal: cancelled.signal };
    await expect(storeFetchedUpload(db, files, file)).rejects.toThrow("cancelled");
    expect(await countUploads(db)).toBe(0);
  });
});
