import { and, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { jobClosedSince, monthsAfter } from "#read-models/closed-since.sql.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

const endedBefore = (db: Db, months: number) => {
  const longAgo = sql`now() - make_interval(months => ${months}) + interval '4 days'`;
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.retiredAt),
        or(lte(jobs.closedAt, longAgo), lte(jobs.deadline, longAgo)),
        lte(monthsAfter(jobClosedSince, months), sql`now()`),
      ),
    );
};

/** Whether there are jobs to retire. */
export const retirementsAreDue = (db: Db, months: number): Condition =>
  finds(endedBefore(db, months).limit(1));

/** Jobs that were closed or ended so many months ago and still have applications to erase, locked. */
export const lockJobsToRetire = async (
  db: Db,
  { months, most }: { months: number; most: number },
): Promise<string[]> => {
  const due = await endedBefore(db, months).limit(most).for("no key update", { skipLocked: true });
  return due.map(({ id }) => id);
};

/** It is no edit of a job: `updatedAt` stays. */
export const updateToRetired = async (db: Db, ids: string[]): Promise<void> => {
  await db
    .update(jobs)
    .set({ retiredAt: sql`now()`, updatedAt: sql`${jobs.updatedAt}` })
    .where(inArray(jobs.id, ids));
};
