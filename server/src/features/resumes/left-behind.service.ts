import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import { filesAreLeftBehind, updateToLeftBehind } from "./unused-resumes.queries.ts";
import { deleteLongUnused } from "./unused-resumes.service.ts";
import { deleteAbandoned } from "./upload/abandoned-uploads.service.ts";

/**
 * Gives up all files of somebody who is erased. They go with the next `deleteLeftBehind`, after the
 * transaction: files cannot be rolled back, and a backup or an absent store may hold them up.
 */
export const leaveFilesBehind = (db: Db, ownerId: string): Promise<void> =>
  updateToLeftBehind(db, ownerId);

/** Whether erased people left files behind that are not deleted yet. */
export const filesAreToDelete = (db: Db): Condition => filesAreLeftBehind(db);

/** Deletes the files that erased people left behind. Doing it again goes on where it stopped. */
export const deleteLeftBehind = async (db: Db, files: FileStore): Promise<void> => {
  await deleteLongUnused(db, files);
  await deleteAbandoned(db, files);
};
