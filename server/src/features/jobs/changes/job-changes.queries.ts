import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, type Slice, startOfPage } from "#db/keyset.ts";
import { jobChanges } from "#db/schema/histories/job-changes.ts";
import { users } from "#db/schema/users.ts";
import { colleagueName } from "#read-models/person-name.sql.ts";

export const insertJobChanges = async (
  db: Db,
  changes: (typeof jobChanges.$inferInsert)[],
): Promise<void> => {
  if (changes.length === 0) return;
  // Their job is locked: a transaction may have begun long before.
  const changedAt = sql`clock_timestamp()`;
  await db.insert(jobChanges).values(changes.map((change) => ({ ...change, changedAt })));
};

/** One page of what happened to a job, newest first, each with the name of who did it. */
export const listJobChanges = async (db: Db, { jobId, ...slice }: { jobId: string } & Slice) => {
  const ofJob = eq(jobChanges.jobId, jobId);
  const { condition, offset } = await startOfPage(db, slice, {
    key: jobChanges.changedAt,
    id: jobChanges.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ changedAt: jobChanges.changedAt, id: jobChanges.id })
        .from(jobChanges)
        .where(and(ofJob, eq(jobChanges.id, id))),
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: jobChanges.id,
        changedAt: jobChanges.changedAt,
        changedBy: sql<string | null>`case when ${users.id} is not null then ${colleagueName} end`,
        what: jobChanges.what,
        fields: jobChanges.fields,
      })
      .from(jobChanges)
      .leftJoin(users, eq(users.id, jobChanges.changedBy))
      .where(and(ofJob, condition))
      .orderBy(desc(jobChanges.changedAt), desc(jobChanges.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(jobChanges, ofJob),
  ]);
  return { ...pageOf(rows, slice), total };
};
