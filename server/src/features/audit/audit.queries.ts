import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";

export type AuditEntry = Pick<
  typeof auditEntries.$inferInsert,
  "actorId" | "action" | "subjectId" | "companyId" | "changes"
>;

export const insertAuditEntry = async (db: Db, entry: AuditEntry) => {
  await db.insert(auditEntries).values(entry);
};

/** See `db/functions/histories.sql`, which permits no other change. */
export const updateToErased = async (
  db: Db,
  { userId, namingActions }: { userId: string; namingActions: AuditAction[] },
): Promise<void> => {
  await db.execute(
    sql`select erase_from_record(${userId}::uuid, ${sql.param(namingActions)}::text[])`,
  );
};
