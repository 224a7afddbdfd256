import { historyActions } from "@rolecall/contract/teams/members.ts";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { users } from "#db/schema/users.ts";

/** One page of a company's history, newest first: one read of the index by company. */
export const listCompanyHistory = async (
  db: Db,
  { companyId, ...slice }: { companyId: string } & Slice,
) => {
  const which = and(
    eq(auditEntries.companyId, companyId),
    inArray(auditEntries.action, [...historyActions]),
  );
  const { condition, offset } = await startOfPage(db, slice, {
    key: auditEntries.createdAt,
    id: auditEntries.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ createdAt: auditEntries.createdAt, id: auditEntries.id })
        .from(auditEntries)
        .where(and(which, eq(auditEntries.id, id))),
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: auditEntries.id,
        at: auditEntries.createdAt,
        actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
        action: auditEntries.action,
        subjectId: auditEntries.subjectId,
        changes: auditEntries.changes,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(and(which, condition))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(auditEntries, which),
  ]);
  return { ...pageOf(rows, slice), total };
};
