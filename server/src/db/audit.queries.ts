import type { Db } from "./db.ts";
import { auditEntries } from "./schema/audit-entries.ts";

type AuditEntry = Pick<
  typeof auditEntries.$inferInsert,
  "actorId" | "action" | "subjectId" | "changes"
>;

/**
 * Keeps who changed which role, job or company, and what it became. Call it in
 * the transaction of the change itself, so that neither is there without the other.
 */
export const insertAuditEntry = async (db: Db, entry: AuditEntry) => {
  await db.insert(auditEntries).values(entry);
};
