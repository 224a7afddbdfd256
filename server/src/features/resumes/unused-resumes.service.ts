import { holdOffBackups } from "#db/backup-lock.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { deleteUnused, lockLongUnused, updateUnusedSince } from "./unused-resumes.queries.ts";

/** Long enough for a page that was left open, and for a change of mind. */
const keptUnusedMs = 30 * 24 * 60 * 60 * 1000;
const batch = 100;

/**
 * Deletes resumes, with their files, to which for 30 days no profile and no
 * application has referred: replaced, removed, or never used.
 */
export const cleanUpResumes = async (db: Db, files: FileStore): Promise<void> => {
  await updateUnusedSince(db, new Date());
  await deleteLongUnused(db, files);
};

/** Deletes those that were already found to be unused for so long. */
export const deleteLongUnused = async (db: Db, files: FileStore): Promise<void> => {
  const before = new Date(Date.now() - keptUnusedMs);
  let deleted: number;
  do {
    deleted = await cleanUpBatch(db, files, before);
  } while (deleted === batch);
};

/** The files go while the deletion of their rows is still open, as in a refusal. */
const cleanUpBatch = (db: Db, files: FileStore, before: Date): Promise<number> =>
  db.transaction(async (db) => {
    // A backup still needs the files; there is another night.
    if (!(await holdOffBackups(db))) return 0;
    const locked = await lockLongUnused(db, { before, limit: batch });
    const deleted = await deleteUnused(
      db,
      locked.map(({ id }) => id),
    );
    // At once, since a distant store takes its time and the transaction waits.
    await Promise.all(deleted.map(({ id }) => files.delete(id)));
    return deleted.length;
  });
