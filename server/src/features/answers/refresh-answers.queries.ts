import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locks } from "#db/locks.ts";
import type { Condition } from "#tasks/condition.sql.ts";

/**
 * Of an application: whether it counts, and after how many hours it was answered. Sent in the last 90 days, by
 * nobody of the team, not withdrawn before its answer; and answered, or older than the promise or 14 days.
 * `docs/answers.md` explains it.
 */
const countedApplications = sql`
  select jobs.id as job_id, jobs.company_id,
    floor(extract(epoch from applications.answered_at - applications.applied_at) / 3600)::int as hours
  from applications join jobs on jobs.id = applications.job_id
  where applications.applied_at > now() - interval '90 days'
    and (applications.withdrawn_at is null or applications.answered_at <= applications.withdrawn_at)
    and (applications.answered_at is not null
      or least(applications.answer_by, applications.applied_at + interval '14 days') <= now())
    and applications.candidate_id is distinct from jobs.posted_by
    and not exists (
      select from company_members
      where company_members.company_id = jobs.company_id
        and company_members.user_id = applications.candidate_id
    )`;

/** Percentiles between two whole hours are rounded down. */
const figures = sql`
  count(*)::int as counted, count(hours)::int as answered,
  floor(percentile_cont(0.5) within group (order by hours))::int as median_hours`;

/** Lets others that measure wait until the transaction ends: two that write the same rows in other orders never end. */
export const lockRefreshes = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.answers})`);
};

export const emptyAnswers = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from job_answers`);
  await db.execute(sql`delete from company_answers`);
};

/** The last refresh, locked; null before the first one. Another server that refreshes now is passed over. */
export const lockLastRefresh = async (
  db: Db,
): Promise<{ position: number; refreshedAt: Date } | null | "busy"> => {
  const { rows } = await db.execute<{ is_free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${locks.answers}) as is_free`,
  );
  if (!rows[0]?.is_free) return "busy";
  const last = await db.execute<{ position: string; refreshed_at: string }>(
    sql`select position, refreshed_at from answer_refreshes`,
  );
  const [row] = last.rows;
  return row ? { position: Number(row.position), refreshedAt: new Date(row.refreshed_at) } : null;
};

/**
 * The jobs whose figures may have changed since the last refresh without an event: by time or by a change of the
 * team. What is undone tells so by events.
 */
const changedSince = (position: SQL, refreshedAt: SQL): SQL[] => {
  const since = sql`(${refreshedAt} - interval '2 minutes')`;
  return [
    sql`select job_id from application_events where position > ${position} and undone`,
    sql`select job_id from applications
      where applied_at > ${since} - interval '90 days' and applied_at <= now() - interval '90 days'`,
    sql`select job_id from applications
      where applied_at > ${since} - interval '14 days' and applied_at <= now() - interval '14 days'
        and answered_at is null`,
    sql`select job_id from applications
      where answer_by > ${since} and answer_by <= now()
        and answered_at is null and withdrawn_at is null and candidate_id is not null`,
    sql`select jobs.id from audit_entries join jobs on jobs.company_id = audit_entries.company_id
      where audit_entries.created_at > ${since}
        and audit_entries.action in ('member-joined', 'member-removed', 'member-left', 'companies-merged')`,
  ];
};

export const listChangedJobs = async (
  db: Db,
  { position, refreshedAt }: { position: number; refreshedAt: Date },
): Promise<string[]> => {
  const changed = changedSince(
    sql`${position}::bigint`,
    sql`${refreshedAt.toISOString()}::timestamptz`,
  );
  const { rows } = await db.execute<{ job_id: string }>(sql.join(changed, sql` union `));
  return rows.map(({ job_id }) => job_id);
};

/** Whether there are such jobs, or nothing was measured yet. */
export const answersHaveChanged: Condition = sql.join(
  [
    sql`not exists (select from answer_refreshes)`,
    ...changedSince(
      sql`(select position from answer_refreshes)`,
      sql`(select refreshed_at from answer_refreshes)`,
    ).map((jobs) => sql`exists (${jobs})`),
  ],
  sql` or `,
);

/** The position of the last event that lies two minutes back, and of which all before it are there. */
export const findSettledPosition = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ settled: string }>(
    sql`select settled_event_position() as settled`,
  );
  const settled = Number(rows[0]?.settled ?? 0);
  const found = await db.execute<{ position: string }>(sql`
    select position from application_events
    where position <= ${settled} and at < now() - interval '2 minutes'
    order by position desc limit 1`);
  return Number(found.rows[0]?.position ?? 0);
};

/** Measures jobs anew, and the companies that they belong to. */
export const measureAnswers = async (db: Db, jobIds: string[]): Promise<void> => {
  const ids = sql`${sql.param(jobIds)}::uuid[]`;
  await db.execute(sql`
    insert into job_answers (job_id, counted, answered, median_hours, last_active_on)
    select changed.id, coalesce(measured.counted, 0), coalesce(measured.answered, 0), measured.median_hours,
      (select max(at at time zone 'utc')::date from application_events
        where application_events.job_id = changed.id and side = 'employer' and not undone)
    from unnest(${ids}) as changed (id) join jobs using (id)
    left join (
      select job_id, ${figures} from (${countedApplications} and jobs.id = any (${ids})) as counted
      group by job_id
    ) as measured on measured.job_id = changed.id
    on conflict (job_id) do update set counted = excluded.counted, answered = excluded.answered,
      median_hours = excluded.median_hours, last_active_on = excluded.last_active_on`);
  await db.execute(sql`
    with changed as (select distinct company_id from jobs where id = any (${ids}))
    insert into company_answers (company_id, counted, answered, median_hours, last_active_on)
    select changed.company_id, coalesce(measured.counted, 0), coalesce(measured.answered, 0),
      measured.median_hours,
      (select max(last_active_on) from job_answers join jobs on jobs.id = job_answers.job_id
        where jobs.company_id = changed.company_id)
    from changed left join (
      select company_id, ${figures}
      from (${countedApplications} and jobs.company_id in (select company_id from changed)) as counted
      group by company_id
    ) as measured using (company_id)
    on conflict (company_id) do update set counted = excluded.counted, answered = excluded.answered,
      median_hours = excluded.median_hours, last_active_on = excluded.last_active_on`);
};

/** The jobs that somebody ever applied to, behind `after`, in the order of their ids. */
export const listAppliedJobs = async (
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jobs where id > ${after} and applicant_count > 0 order by id limit ${limit}`);
  return rows.map(({ id }) => id);
};

export const upsertRefresh = async (
  db: Db,
  { position, refreshedAt }: { position: number; refreshedAt: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into answer_refreshes (position, refreshed_at) values (${position}, ${refreshedAt.toISOString()})
    on conflict (only_row) do update set position = excluded.position, refreshed_at = excluded.refreshed_at`);
};
