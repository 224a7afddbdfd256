import type { AuditAction } from "@rolecall/contract/admin/audit.ts";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { listNewestEntries } from "./newest-entries.queries.ts";

export type AuditEntry = Pick<
  typeof auditEntries.$inferInsert,
  "actorId" | "action" | "subjectId" | "companyId" | "changes"
>;

export interface AuditFilter {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export const insertAuditEntry = async (db: Db, entry: AuditEntry) => {
  await db.insert(auditEntries).values(entry);
};

/** The entries of the audit log, newest first. Counting stops at `most`. */
export const listAuditEntries = async (
  db: Db,
  { actor, action, subject, from, to, most, ...slice }: AuditFilter & Slice & { most: number },
) => {
  const which = and(
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
    from === undefined ? undefined : gte(auditEntries.createdAt, from),
    to === undefined ? undefined : lte(auditEntries.createdAt, to),
  );
  const counted = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(which)
    .limit(most + 1);
  const [page, { rows: counts }] = await Promise.all([
    listNewestEntries(db, { which, slice }),
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${counted.as("counted")}`),
  ]);
  const total = counts[0]?.count ?? 0;
  return { ...page, total: Math.min(total, most), capped: total > most };
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
