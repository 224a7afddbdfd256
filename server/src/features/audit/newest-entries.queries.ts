import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { auditEntries } from "#db/schema/audit-entries.ts";
import { users } from "#db/schema/users.ts";

/** Who made an entry, of the user that is joined. */
export const actor = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** One page of the entries for which a condition holds, newest first, each with who made it. */
export const listNewestEntries = async (
  db: Db,
  { which, slice }: { which: SQL | undefined; slice: Slice },
) => {
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
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.createdAt,
      actor,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      companyId: auditEntries.companyId,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(which, condition))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(slice.limit + 1)
    .offset(offset);
  return pageOf(rows, slice);
};
