import type { Db } from "#db/db.ts";
import { deleteFilesOf, updateToEmpty } from "./erased-messages.queries.ts";

/**
 * Empties the conversations about applications that are being erased: of them stay who wrote when, and nothing that
 * was written.
 */
export const eraseMessagesOf = async (db: Db, applicationIds: string[]): Promise<void> => {
  await deleteFilesOf(db, applicationIds);
  await updateToEmpty(db, applicationIds);
};
