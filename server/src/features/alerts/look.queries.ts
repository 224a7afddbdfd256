import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
// What the look at new jobs reads and writes: which jobs became open, and which alerts are due.
import { type AlertFrequency, mostAlertLettersAnHour } from "@rolecall/contract/alerts/alerts.ts";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "#db/db.ts";
import { locks } from "#db/locks.ts";
import { alertLetters } from "#db/schema/alerts/alert-letters.ts";
import { alerts } from "#db/schema/alerts/alerts.ts";
import { openedJobs } from "#db/schema/alerts/opened-jobs.ts";
import type { compileSearch } from "#features/search/kept/kept-search.service.ts";
import { either, type Condition, finds } from "#tasks/condition.sql.ts";
import { positionNow } from "./alerts.queries.ts";

type CompiledSearch = Awaited<ReturnType<typeof compileSearch>>;

const untold = (db: Db) =>
  db
    .select({ jobId: openedJobs.jobId })
    .from(openedJobs)
    .where(isNull(openedJobs.position))
    .orderBy(asc(openedJobs.openedAt), asc(openedJobs.jobId));

const isDue = and(alerts.active, lte(alerts.nextAt, sql`now()`));

const dueOf = (db: Db, frequency: AlertFrequency) =>
  db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(isDue, eq(alerts.frequency, frequency)))
    .orderBy(asc(alerts.nextAt), asc(alerts.searchKey), asc(alerts.id))
    .limit(1);

/** Whether somebody waits to be told of jobs: new ones at once, or those of a day or a week by now. */
export const alertsAreDue = (db: Db): Condition => {
  const waiting = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(alerts.active, eq(alerts.frequency, "at-once"), isNull(alerts.nextAt)))
    .limit(1);
  const newJobs = sql`(${finds(untold(db).limit(1))} and ${finds(waiting)})`;
  const due = (["at-once", "daily", "weekly"] as const).map((each) => finds(dueOf(db, each)));
  return due.reduce(either, newJobs);
};

/** Keeps other servers from numbering jobs until the transaction ends. */
export const lockNumbers = async (db: Transaction): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`);
};

/** Gives those that became open longest ago their positions; answers how many, and between which they stand. */
export const numberOpened = async (
  db: Transaction,
  most: number,
): Promise<{ jobs: number; after: number; upTo: number }> => {
  const { rows } = await db.execute<{ jobs: number; after: number; upTo: number }>(sql`
    with base as (
      select greatest(${positionNow}, (select max(position) from ${openedJobs})) as last
    ),
    numbered as (
      select job_id, row_number() over (order by opened_at, job_id) as place
      from (${untold(db).limit(most)} for no key update skip locked) as untold
      join ${openedJobs} using (job_id)
    ),
    written as (
      update ${openedJobs} set position = base.last + numbered.place
      from base, numbered where opened_jobs.job_id = numbered.job_id
      returning 1
    )
    select
      (select count(*)::int from written) as jobs, last::float8 as after,
      (last + (select count(*) from numbered))::float8 as "upTo"
    from base`);
  return rows[0] ?? { jobs: 0, after: 0, upTo: 0 };
};

/** Up to where jobs have positions. */
export const findLastPosition = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(position), 0)::float8 as last from ${openedJobs}`,
  );
  return rows[0]?.last ?? 0;
};

const lookedAt = {
  id: alerts.id,
  userId: alerts.userId,
  search: sql<KeptSearch>`${alerts.search}`,
  searchKey: alerts.searchKey,
  compiled: sql<CompiledSearch>`${alerts.compiled}`,
  frequency: alerts.frequency,
  timeZone: alerts.timeZone,
  toldPosition: alerts.toldPosition,
  begunAt: alerts.begunAt,
};

/** Some of those that are told at once and wait for a job, behind one of them; those of a search together. */
export const listWaiting = (
  db: Db,
  { after, limit }: { after: { searchKey: string; id: string } | null; limit: number },
) =>
  db
    .select(lookedAt)
    .from(alerts)
    .where(
      and(
        alerts.active,
        eq(alerts.frequency, "at-once"),
        isNull(alerts.nextAt),
        after
          ? sql`(${alerts.searchKey}, ${alerts.id}) > (${after.searchKey}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(alerts.searchKey), asc(alerts.id))
    .limit(limit);

/**
 * Has these alerts told of the jobs behind a position: now, when their pause is over, or as soon as they have sent
 * fewer letters within an hour than they may.
 */
export const updateToFound = async (
  db: Db,
  { ids, after }: { ids: string[]; after: number },
): Promise<void> => {
  await db.execute(sql`
    update ${alerts} set
      told_position = greatest(told_position, ${after}::bigint),
      next_at = greatest(now(), paused_until, (
        select asked_at + interval '1 hour' from ${alertLetters}
        where alert_id = alerts.id and asked_at > now() - interval '1 hour'
        order by asked_at desc offset ${mostAlertLettersAnHour - 1} limit 1
      ))
    where id = any (${sql.param(ids)}::uuid[]) and active and frequency = 'at-once' and next_at is null`);
};

/** Takes some alerts that are due, those of a search together; another server takes others. */
export const lockDue = (
  db: Transaction,
  { frequency, limit }: { frequency: AlertFrequency; limit: number },
) =>
  db
    .select(lookedAt)
    .from(alerts)
    .where(and(isDue, eq(alerts.frequency, frequency)))
    .orderBy(asc(alerts.nextAt), asc(alerts.searchKey), asc(alerts.id))
    .limit(limit)
    .for("no key update", { skipLocked: true });

/** The jobs at these positions. */
export const listOpened = async (db: Db, positions: number[]) => {
  const { rows } = await db.execute<{
    position: number;
    jobId: string;
    openedAtMs: number;
    isAgain: boolean;
  }>(sql`
    select position::float8, job_id as "jobId", 
      (extract(epoch from opened_at) * 1000)::float8 as "openedAtMs", is_again as "isAgain"
    from ${openedJobs} where position = any (${sql.param(positions)}::bigint[])`);
  return rows;
};

/** Which of these jobs stand in letters of these alerts already. */
export const listNamedBefore = async (
  db: Db,
  { alertIds, jobIds }: { alertIds: string[]; jobIds: string[] },
): Promise<{ alertId: string; jobId: string }[]> => {
  const { rows } = await db.execute<{ alertId: string; jobId: string }>(sql`
    select distinct alert_id as "alertId", job_id as "jobId"
    from ${alertLetters} cross join lateral unnest(job_ids) as job_id
    where alert_id = any (${sql.param(alertIds)}::uuid[]) and job_id = any (${sql.param(jobIds)}::uuid[])`);
  return rows;
};

export const insertAlertLetters = async (
  db: Db,
  letters: { id: string; alertId: string; jobIds: string[] }[],
): Promise<void> => {
  if (letters.length > 0) await db.insert(alertLetters).values(letters);
};

/** Notes that alerts were looked at, up to a position, and when they are next. */
export const updateToTold = async (
  db: Db,
  { looked, upTo }: { looked: { id: string; nextAt: Date | null }[]; upTo: number },
): Promise<void> => {
  const ids = sql.param(looked.map(({ id }) => id));
  const times = sql.param(looked.map(({ nextAt }) => nextAt?.toISOString() ?? null));
  await db.execute(sql`
    update ${alerts} set
      told_position = greatest(told_position, ${upTo}::bigint), next_at = looked.next_at,
      paused_until = case when paused_until > now() then paused_until end
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as looked (id, next_at)
    where alerts.id = looked.id`);
};

export const updateCompiled = async (
  db: Db,
  { ids, compiled }: { ids: string[]; compiled: CompiledSearch },
): Promise<void> => {
  await db.update(alerts).set({ compiled }).where(inArray(alerts.id, ids));
};

/** Forgets what became open before anybody kept a search: nobody is told of it. */
export const deleteOpenedBeforeAlerts = async (db: Db): Promise<void> => {
  await db
    .delete(openedJobs)
    .where(
      and(
        isNull(openedJobs.position),
        sql`${openedJobs.openedAt} < (select min(${alerts.begunAt}) from ${alerts} where ${alerts.active})`,
      ),
    );
};
