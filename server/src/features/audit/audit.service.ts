import type { Db } from "#db/db.ts";
import { type AuditEntry, insertAuditEntry } from "./audit.queries.ts";

/**
 * Records a change of a role, job or company with its author and the new values. Call it in the
 * transaction of the change itself, so that neither is stored without the other.
 */
export const recordChange = async (db: Db, entry: AuditEntry): Promise<void> => {
  await insertAuditEntry(db, entry);
};
