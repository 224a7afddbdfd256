import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";

export type AuditEntry = Pick<
  typeof auditEntries.$inferInsert,
  "actorId" | "action" | "subjectId" | "companyId" | "changes"
>;

export const insertAuditEntry = async (db: Db, entry: AuditEntry) => {
  await db.insert(auditEntries).values(entry);
};
