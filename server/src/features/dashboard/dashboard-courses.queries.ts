// What waits for a decision, and what happened by week.
import { undecidedStatuses } from "@rolecall/contract/applications/application-status.ts";
import { undecidedJobsShown, undecidedMaximum } from "@rolecall/contract/dashboard.ts";
import { and, asc, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { isOneOf } from "#db/schema/columns.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { jobWeeks } from "#db/schema/counts/job-weeks.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { eventReaders } from "#db/schema/histories/event-readers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { isPosted } from "#policies/job.ts";
import { inOrderOfJob } from "./order-of-job.sql.ts";
import { isShown, type Scoped } from "./scope.queries.ts";
import { asCounted, isCounted, weekCounts, weekOf } from "./week-counts.sql.ts";
import { weeksReader } from "./weeks.reader.ts";

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
    .where(and(isShown(db, scoped), isPosted, gte(jobs.createdAt, new Date(since))))
    .groupBy(sql`1`);
};

/** So many events behind the reader's cursor are counted: more than there are but for a time in which none was read. */
const mostUncounted = 10_000;

interface Week {
  week: string;
  applications: number;
  interviews: number;
  hires: number;
}

/**
 * What happened to applications in each week, by its Monday (UTC): what the reader `weeks` counted, and the events
 * behind its cursor, both as they are at one moment.
 */
export const countApplicationsByWeek = async (
  db: Db,
  { since, ...scoped }: Course,
): Promise<Week[]> => {
  const { rows } = await db.execute<{ [Column in keyof Week]: Week[Column] }>(sql`
    with unread as materialized (
      select * from ${applicationEvents}
      where position > (select position from ${eventReaders} where name = ${weeksReader.name})
      order by position limit ${mostUncounted}
    )
    select to_char(week, 'YYYY-MM-DD') as week, sum(applications)::int as applications,
      sum(interviews)::int as interviews, sum(hires)::int as hires
    from (
      select week, applications, interviews, hires
      from ${jobWeeks} join ${jobs} on ${jobs.id} = ${jobWeeks.jobId}
      where ${isShown(db, scoped)} and week >= ${since}
      union all
      select ${weekOf(sql`event.at`)} as week, ${weekCounts}
      from ${asCounted(sql`unread`)} as event join ${jobs} on ${jobs.id} = event.job_id
      where ${isCounted} and ${weekOf(sql`event.at`)} >= ${since} and ${isShown(db, scoped)}
      group by 1
    ) as counted
    group by week`);
  return rows;
};
