import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { deleteAbandonedUploads } from "./resumes.queries.ts";

const registeredWithinMs = 24 * 60 * 60 * 1000;
const batch = 100;

/** Deletes uploads, with their files, that were not registered within 24 hours. */
export const cleanUpUploads = async (db: Db, files: FileStore): Promise<void> => {
  const before = new Date(Date.now() - registeredWithinMs);
  let deleted: number;
  do {
    deleted = await cleanUpBatch(db, files, before);
  } while (deleted === batch);
  await files.sweep();
};

/** The files go while the deletion of their rows is still open, as in a refusal. */
const cleanUpBatch = (db: Db, files: FileStore, before: Date): Promise<number> =>
  db.transaction(async (db) => {
    const abandoned = await deleteAbandonedUploads(db, { before, limit: batch });
    for (const { id, ownerId, multipartId: uploadId } of abandoned) {
      if (uploadId) await files.multipart.abort({ id, ownerId, uploadId });
      await files.discard({ id, ownerId });
    }
    return abandoned.length;
  });
