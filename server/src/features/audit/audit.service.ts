import type { Db } from "#db/db.ts";
import { type AuditEntry, insertAuditEntry } from "./audit.queries.ts";

/**
 * Keeps who changed which role, job or company, and what it became. Call it in the transaction of the
 * change itself, so that neither is there without the other.
 */
export const recordChange = async (db: Db, entry: AuditEntry): Promise<void> => {
  await insertAuditEntry(db, entry);
};
