import type { Db } from "#db/db.ts";
import { deleteNotes } from "./erased-notes.queries.ts";

/** Deletes all that the hiring team noted about applications that are being erased. */
export const eraseNotesOf = (db: Db, applicationIds: string[]): Promise<void> =>
  deleteNotes(db, applicationIds);
