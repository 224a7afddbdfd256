import { exportMissingText } from "@rolecall/contract/auth/export.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { wake } from "#tasks/tasks.service.ts";
import { deleteOver, findExport, insertExport, updateToReplaced } from "./data-exports.queries.ts";
import { prepareExportsTask } from "./prepare-exports.task.ts";

/**
 * Asks for an archive of everything that is the user's own. Answers the one that there is, unless it failed
 * or was asked for more than an hour ago. Several calls at once ask for one.
 */
export const requestExport = (db: Db, userId: string) =>
  db.transaction(async (db) => {
    await updateToReplaced(db, userId);
    if (await insertExport(db, userId)) await wake(db, prepareExportsTask);
    return readExport(db, userId);
  });

/** How far the user's archive is. Throws `missing` where there is none. */
export const readExport = async (db: Db, userId: string) => {
  const { readyAt, failedAt, requestedAt, expiresAt, bytes } = found(await findExport(db, userId));
  if (readyAt) return { state: "ready" as const, requestedAt, readyAt, expiresAt, bytes };
  const state = failedAt ? ("failed" as const) : ("preparing" as const);
  return { state, requestedAt, readyAt: null, expiresAt: null, bytes: null };
};

/** The user's archive. Throws `missing` until it is ready, and where a restored backup does not have it. */
export const openExport = async (db: Db, files: FileStore, userId: string) => {
  const { id, readyAt } = found(await findExport(db, userId));
  return { ...found(readyAt && (await files.read(id))), readyAt: found(readyAt) };
};

const found = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new AppError("missing", exportMissingText);
  return thing;
};

/** Few enough to delete all of their files from a store at once. */
const batch = 20;

/**
 * Deletes archives that expired, that a newer one replaced, and of people who were erased. Doing it again
 * goes on where it stopped.
 */
export const deleteOverExports = async (db: Db, files: FileStore): Promise<void> => {
  let deleted: number;
  do {
    deleted = await db.transaction(async (db) => {
      const over = await deleteOver(db, batch);
      // While the deletion of the rows is still open: where a file stays, its row does.
      await Promise.all(over.map(({ id }) => files.delete(id)));
      return over.length;
    });
  } while (deleted === batch);
};
