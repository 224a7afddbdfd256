import { uploadLifetimeSeconds } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { deleteAbandonedUploads } from "#features/resumes/resumes.queries.ts";
import type { FileStore } from "#files/file-store.ts";
import { discardFiles } from "./discard-files.ts";

const registeredWithinMs = 24 * 60 * 60 * 1000;
/** Few enough to delete all of their files from a store at once. */
const batch = 20;

/** Deletes uploads, with their files, that were not registered within 24 hours. */
export const cleanUpUploads = async (db: Db, files: FileStore): Promise<void> => {
  await deleteAbandoned(db, files);
  await files.sweep();
};

/** Deletes them, and leaves the store's own leftovers alone. */
export const deleteAbandoned = async (db: Db, files: FileStore): Promise<void> => {
  const before = new Date(Date.now() - registeredWithinMs);
  let deleted: number;
  do {
    deleted = await cleanUpBatch(db, files, before);
    // A batch may be smaller while another instance is at it.
  } while (deleted > 0);
};

/**
 * Deletes the oldest uploads of a user that can no longer arrive: their address has ended, and so has
 * whatever was sent to it at its end.
 */
export const abandonOldestUploads = async (
  db: Db,
  files: FileStore,
  ownerId: string,
): Promise<void> => {
  const before = new Date(Date.now() - 2 * uploadLifetimeSeconds * 1000);
  await cleanUpBatch(db, files, before, ownerId);
};

/** The files go while the deletion of their rows is still open, as in a refusal. */
const cleanUpBatch = (db: Db, files: FileStore, before: Date, ownerId?: string): Promise<number> =>
  db.transaction(async (db) => {
    const abandoned = await deleteAbandonedUploads(db, {
      before,
      limit: batch,
      ...(ownerId !== undefined && { ownerId }),
    });
    // At once, since a distant store takes its time and the transaction waits.
    await Promise.all(abandoned.map((upload) => discardFiles(files, upload)));
    return abandoned.length;
  });
