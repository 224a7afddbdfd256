import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { closedForCandidateSince, monthsAfter } from "#read-models/closed-since.sql.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";
import { applicationColumns } from "./erase-applications.queries.ts";

interface Batch {
  months: number;
  most: number;
}

/** Later than any moment that is so many months ago, whatever the lengths of the months. */
const longAgo = (months: number) =>
  sql`now() - make_interval(months => ${months}) + interval '4 days'`;

const isSettledBefore = (months: number) =>
  and(
    isNotNull(applications.candidateId),
    sql`${applications.status} in ('rejected', 'hired')`,
    sql`${applications.updatedAt} <= ${longAgo(months)}`,
    lte(monthsAfter(sql`${applications.updatedAt}`, months), sql`now()`),
  );

/** Whether an application was rejected or hired so many months ago. */
export const settledAreDue = (db: Db, months: number): Condition =>
  finds(
    db.select({ id: applications.id }).from(applications).where(isSettledBefore(months)).limit(1),
  );

/** Applications that were rejected or hired so many months ago, at most so many, locked. */
export const lockSettled = (db: Db, { months, most }: Batch) =>
  db
    .select(applicationColumns)
    .from(applications)
    .where(isSettledBefore(months))
    .limit(most)
    .for("no key update", { skipLocked: true });

/** Applications to these jobs, at most so many, locked. */
export const lockOfJobs = (db: Db, { jobIds, most }: { jobIds: string[]; most: number }) =>
  db
    .select(applicationColumns)
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), isNotNull(applications.candidateId)))
    .limit(most)
    .for("no key update");

/** When each of these applications is erased, by its id, as its candidate reads it; an open one has no row. */
export const listEraseTimes = async (
  db: Db,
  { ids, months }: { ids: string[]; months: number },
) => {
  const rows = await db
    .select({
      id: applications.id,
      eraseAt: monthsAfter(closedForCandidateSince, months).mapWith(applications.updatedAt),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(applications.id, ids), isNotNull(closedForCandidateSince)));
  return new Map(rows.map(({ id, eraseAt }) => [id, eraseAt]));
};
