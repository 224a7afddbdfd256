// What waits for a decision, and what happened by week.
import { undecidedStatuses } from "@rolecall/contract/applications/application-status.ts";
import { undecidedJobsShown, undecidedMaximum } from "@rolecall/contract/dashboard.ts";
import { and, asc, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { isOneOf } from "#db/schema/columns.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobWeeks } from "#db/schema/counts/job-weeks.ts";
import { jobs } from "#db/schema/jobs.ts";
import { inOrderOfJob } from "./order-of-job.sql.ts";
import { isShown, type Scoped } from "./scope.queries.ts";

/** Written as the index of undecided applications has it, which is used for no other text. */
const isUndecided = sql`${isOneOf(applications.status, undecidedStatuses)} and ${applications.withdrawnAt} is null`;

/**
 * The jobs with undecided applications, those that wait longest first. Of each job the index is asked
 * for its oldest alone; only those that are shown are counted, and not without end.
 */
export const listUndecidedJobs = (db: Db, scoped: Scoped) => {
  const oldest = db
    .select({ at: applications.appliedAt })
    .from(applications)
    .where(and(inOrderOfJob(jobs.id), isUndecided))
    .orderBy(asc(applications.jobId), asc(applications.appliedAt))
    .limit(1)
    .as("oldest");
  const waiting = db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyId: jobs.companyId,
      oldestAt: sql<Date>`${oldest.at}`.mapWith(applications.appliedAt).as("oldest_at"),
    })
    .from(jobs)
    .innerJoinLateral(oldest, sql`true`)
    .where(and(isShown(db, scoped), gt(jobs.applicantCount, 0)))
    .orderBy(sql`oldest_at`, jobs.id)
    .limit(undecidedJobsShown)
    .as("waiting");
  const counted = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.jobId, waiting.id), isUndecided))
    .limit(undecidedMaximum)
    .as("counted");
  return db
    .select({
      id: waiting.id,
      title: waiting.title,
      company: namedCompanyColumns,
      undecided: db.$count(counted),
      oldestAt: waiting.oldestAt,
    })
    .from(waiting)
    .innerJoin(companies, eq(companies.id, waiting.companyId))
    .orderBy(waiting.oldestAt, waiting.id);
};

interface Course extends Scoped {
  /** The Monday of the first week, as a day. */
  since: string;
}

/** How many jobs were posted in each week, by its Monday (UTC). */
export const countJobsByWeek = (db: Db, { since, ...scoped }: Course) => {
  const week = sql<string>`to_char(date_trunc('week', ${jobs.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return db
    .select({ week, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .where(and(isShown(db, scoped), gte(jobs.createdAt, new Date(since))))
    .groupBy(sql`1`);
};

/** What happened to applications in each week, by its Monday (UTC). */
export const countApplicationsByWeek = (db: Db, { since, ...scoped }: Course) =>
  db
    .select({
      week: jobWeeks.week,
      applications: sql<number>`sum(${jobWeeks.applications})::int`,
      interviews: sql<number>`sum(${jobWeeks.interviews})::int`,
      hires: sql<number>`sum(${jobWeeks.hires})::int`,
    })
    .from(jobWeeks)
    .innerJoin(jobs, eq(jobs.id, jobWeeks.jobId))
    .where(and(isShown(db, scoped), gte(jobWeeks.week, since)))
    .groupBy(jobWeeks.week);
