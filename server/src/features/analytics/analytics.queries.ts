// The figures of hiring, made from applications and their events; docs/answers.md explains each.
import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import { directSource } from "@rolecall/contract/applications/applications.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents, isStandingChange } from "#db/schema/histories/application-events.ts";
import { interviewPeople } from "#db/schema/interviews/interview-people.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";

/** What the figures are about: the jobs that somebody manages, or one of them, or those of one company. */
export interface Subject {
  user: SignedInUser;
  jobId?: string | undefined;
  companyId?: string | undefined;
}

/** `from` is included, `to` is not. */
export interface Span {
  from: Date;
  to: Date;
}

const chosenJobs = (db: Db, { user, jobId, companyId }: Subject): SQL => sql`
  select ${jobs.id} from ${jobs}
  where ${managesJob(db, user)}
    ${jobId === undefined ? sql`` : sql`and ${jobs.id} = ${jobId}`}
    ${companyId === undefined ? sql`` : sql`and ${jobs.companyId} = ${companyId}`}`;

const isWithin = (moment: SQL, { from, to }: Span): SQL =>
  sql`${moment} >= ${from.toISOString()} and ${moment} < ${to.toISOString()}`;

interface OfSent {
  applications: number;
  reached: Record<ApplicationStatus, number>;
  firstAnswer: { count: number; medianHours: number | null };
  sources: { source: string; applications: number; interviews: number; hires: number }[];
  reasons: { reason: string; count: number }[];
  offers: { made: number; taken: number };
}

const wasIn = (status: ApplicationStatus) => sql.raw(`'${status}' = any (facts.statuses)`);
const countOf = (status: ApplicationStatus): SQL =>
  status === "pending" ? sql`count(*)` : sql`count(*) filter (where ${wasIn(status)})`;
const reached = sql.join(
  applicationStatuses.map((status) => sql`${sql.raw(`'${status}'`)}, ${countOf(status)}`),
  sql`, `,
);

/**
 * What became of the applications that were sent in a span, whenever it happened. Changes that were undone count
 * nowhere, nor those from before it was sent anew; a letter that was taken back was no offer. Of an erased or
 * anonymous application nobody knows the source.
 */
export const measureSent = async (db: Db, subject: Subject, span: Span): Promise<OfSent> => {
  const { rows } = await db.execute<{ measured: OfSent }>(sql`
    with sent as materialized (
      select id, status, applied_at, answered_at, case when anonymous_code is null then coalesce(source, ${directSource}) else ${directSource} end as source
      from ${applications}
      where job_id in (${chosenJobs(db, subject)}) and ${isWithin(sql`applied_at`, span)}
    ),
    decisions as (
      select event.application_id,
        array_agg(distinct event.data->>'to') as statuses,
        (array_agg(event.data #>> '{reason,label}' order by event.position desc)
          filter (where event.data->>'to' = 'rejected'))[1] as reason,
        min(event.position) filter (
          where event.data->>'letterKind' = 'offered' and event.visible_from <= now()
        ) as offered,
        max(event.position) filter (where event.data->>'to' = 'hired') as hired
      from ${applicationEvents} as event join sent on sent.id = event.application_id
      where event.type = 'status' and not event.undone and event.at >= sent.applied_at
      group by event.application_id
    ),
    facts as materialized (
      select sent.*, decisions.statuses, decisions.offered, decisions.hired,
        case when sent.status = 'rejected' then decisions.reason end as reason,
        floor(extract(epoch from answered_at - applied_at) / 3600)::int as hours
      from sent left join decisions on decisions.application_id = sent.id
    )
    select json_build_object(
      'applications', count(*),
      'reached', json_build_object(${reached}),
      'firstAnswer', json_build_object(
        'count', count(hours),
        'medianHours', floor(percentile_cont(0.5) within group (order by hours))::int
      ),
      'offers', json_build_object('made', count(offered), 'taken', count(*) filter (where hired >= offered)),
      'sources', (
        select coalesce(json_agg(told), '[]') from (
          select source, count(*) as applications, ${countOf("interview_scheduled")} as interviews,
            ${countOf("hired")} as hires
          from facts group by source order by 2 desc, source
        ) as told
      ),
      'reasons', (
        select coalesce(json_agg(told), '[]') from (
          select reason, count(*) as count from facts where reason is not null
          group by reason order by 2 desc, reason
        ) as told
      )
    ) as measured
    from facts`);
  const measured = rows[0]?.measured;
  if (!measured) throw new Error("An aggregate has one row");
  return measured;
};

interface Stays {
  status: ApplicationStatus;
  count: number;
  medianSeconds: number | null;
}

/**
 * How long applications stood in each status, of the stays that ended in a span: from the change before, or from
 * the last sending, to the one that ended it, in whole seconds.
 */
export const measureStays = async (db: Db, subject: Subject, span: Span): Promise<Stays[]> => {
  const { rows } = await db.execute<{
    status: ApplicationStatus;
    count: number;
    median: number;
  }>(sql`
    select status, count(*)::int as count,
      floor(percentile_cont(0.5) within group (order by seconds))::int as median
    from (
      select ${applicationEvents.data}->>'from' as status,
        floor(extract(epoch from ${applicationEvents.at} - begun.at))::bigint as seconds
      from ${applicationEvents}
      join ${applications} on ${applications.id} = ${applicationEvents.applicationId}
        and ${applicationEvents.at} >= ${applications.appliedAt}
      cross join lateral (
        select at from ${applicationEvents} as earlier
        where earlier.application_id = ${applicationEvents.applicationId}
          and earlier.position < ${applicationEvents.position}
          and earlier.type in ('sent', 'status') and not earlier.undone
        order by earlier.position desc limit 1
      ) as begun
      where ${applicationEvents.jobId} in (${chosenJobs(db, subject)})
        and ${isWithin(sql`${applicationEvents.at}`, span)} and ${isStandingChange}
        and ${applicationEvents.type} = 'status'
    ) as stay
    group by status`);
  const found = new Map(rows.map((row) => [row.status, row]));
  return applicationStatuses.map((status) => {
    const row = found.get(status);
    return { status, count: row?.count ?? 0, medianSeconds: row?.median ?? null };
  });
};

/** More people than teams have. */
const mostInterviewers = 1_000;

interface Interviewer {
  userId: string;
  firstName: string | null;
  lastName: string | null;
  interviews: number;
  minutes: number;
  noShows: number;
}

/** The interviews that begin in a span and were not cancelled, of each interviewer, the busiest first. */
export const measureInterviewers = async (
  db: Db,
  subject: Subject,
  span: Span,
): Promise<Interviewer[]> => {
  const { rows } = await db.execute<{ [Key in keyof Interviewer]: Interviewer[Key] }>(sql`
    select ${users.id} as "userId", ${users.firstName} as "firstName", ${users.lastName} as "lastName",
      count(*)::int as interviews, sum(${interviews.durationMinutes})::int as minutes,
      (count(*) filter (where ${interviews.noShow}))::int as "noShows"
    from ${interviews}
    join ${applications} on ${applications.id} = ${interviews.applicationId}
    join ${interviewPeople} on ${interviewPeople.interviewId} = ${interviews.id}
    join ${users} on ${users.id} = ${interviewPeople.userId}
    where ${interviews.state} = 'scheduled' and ${isWithin(sql`${interviews.startsAt}`, span)}
      and ${applications.jobId} in (${chosenJobs(db, subject)})
    group by ${users.id}
    order by interviews desc, ${users.lastName}, ${users.firstName}, ${users.id}
    limit ${mostInterviewers}`);
  return rows;
};
