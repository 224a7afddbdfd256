import { and, asc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import { isReadableJob } from "#policies/job.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/** A saved job as its letters tell of it; null where the user saved it no longer. */
export const findSavedToTell = async (
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
) => {
  const [job] = await db
    .select({
      title: jobs.title,
      company: companies.name,
      deadline: jobs.deadline,
      isActive: jobs.isActive,
      isOpen: sql<boolean>`${jobIsOpen}`,
      isHidden: sql<boolean>`not ${isReadableJob(db, null)}`,
      hasApplied: sql<boolean>`exists (
        select from ${applications}
        where ${applications.jobId} = ${jobs.id} and ${applications.candidateId} = ${savedJobs.userId}
          and ${applications.withdrawnAt} is null
      )`,
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)))
    .limit(1);
  return job ?? null;
};

/** Some of those who saved a job by then, behind one of them, in the order of their ids. */
export const listSaversOf = async (
  db: Db,
  {
    jobId,
    until,
    after,
    limit,
  }: { jobId: string; until: Date; after: string | null; limit: number },
): Promise<string[]> => {
  const rows = await db
    .select({ userId: savedJobs.userId })
    .from(savedJobs)
    .where(
      and(
        eq(savedJobs.jobId, jobId),
        lte(savedJobs.savedAt, until),
        after === null ? undefined : gt(savedJobs.userId, after),
      ),
    )
    .orderBy(asc(savedJobs.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
};

/**
 * Notes some saved jobs, which close within so many hours and whose savers are not told of that deadline yet, as
 * told. Answers which.
 */
export const updateToToldOfDeadline = async (
  db: Db,
  { hours, most }: { hours: number; most: number },
) => {
  const due = db
    .select({
      userId: savedJobs.userId,
      jobId: savedJobs.jobId,
      deadline: sql<Date>`${jobs.deadline}`.as("due_deadline"),
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(
      and(
        isNotNull(jobs.deadline),
        gt(jobs.deadline, sql`now()`),
        lte(jobs.deadline, sql`now() + make_interval(hours => ${hours})`),
        jobIsOpen,
        sql`${savedJobs.toldOfDeadline} is distinct from ${jobs.deadline}`,
      ),
    )
    .limit(most)
    .for("no key update", { of: savedJobs, skipLocked: true })
    .as("due");
  return db
    .update(savedJobs)
    .set({ toldOfDeadline: sql`${due.deadline}` })
    .from(due)
    .where(and(eq(savedJobs.userId, due.userId), eq(savedJobs.jobId, due.jobId)))
    .returning({
      userId: savedJobs.userId,
      jobId: savedJobs.jobId,
      deadline: savedJobs.toldOfDeadline,
    });
};
