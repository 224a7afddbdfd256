// Changes of status of which the candidate is not told yet: they are told after a moment, unless they are taken back.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { waitingChanges } from "#db/schema/hiring/waiting-changes.ts";

const isAny = (ids: string[]) =>
  sql`${waitingChanges.applicationId} = any(${sql.param(ids)}::uuid[])`;

/** What waits of these applications, which the caller has locked. */
export const listWaiting = (db: Db, applicationIds: string[]) =>
  db
    .select({
      applicationId: waitingChanges.applicationId,
      candidateId: applications.candidateId,
      eventId: waitingChanges.eventId,
      closingId: waitingChanges.closingId,
      isHeld: waitingChanges.isHeld,
      toldStatus: waitingChanges.toldStatus,
      readStatus: waitingChanges.readStatus,
      readOpenedAt: waitingChanges.readOpenedAt,
      readAnsweredAt: waitingChanges.readAnsweredAt,
      readUpdatedAt: waitingChanges.readUpdatedAt,
    })
    .from(waitingChanges)
    .innerJoin(applications, eq(applications.id, waitingChanges.applicationId))
    .where(and(isAny(applicationIds), gt(waitingChanges.until, sql`now()`)));

export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** A change that waits from now on. */
interface NewWaiting {
  applicationId: string;
  eventId: string;
  isHeld: boolean;
  /** So many seconds after this moment it is told. */
  at: string;
  toldStatus: ApplicationStatus;
  readStatus: ApplicationStatus;
  readOpenedAt: Date | string | null;
  readAnsweredAt: Date | string | null;
  readUpdatedAt: Date | string;
}

const columnOf = <Row, Name extends keyof Row>(rows: Row[], name: Name) =>
  sql.param(rows.map((row) => row[name]));

/** In place of what waited before. */
export const upsertWaiting = async (
  db: Db,
  changes: NewWaiting[],
  { seconds }: { seconds: number },
): Promise<void> => {
  if (changes.length === 0) return;
  await db.execute(sql`
    insert into ${waitingChanges} (application_id, event_id, is_held, until, told_status,
      read_status, read_opened_at, read_answered_at, read_updated_at)
    select application_id, event_id, is_held, at + make_interval(secs => ${seconds}), told_status,
      read_status, read_opened_at, read_answered_at, read_updated_at
    from unnest(
      ${columnOf(changes, "applicationId")}::uuid[], ${columnOf(changes, "eventId")}::uuid[],
      ${columnOf(changes, "isHeld")}::boolean[], ${columnOf(changes, "at")}::timestamptz[],
      ${columnOf(changes, "toldStatus")}::text[], ${columnOf(changes, "readStatus")}::text[],
      ${columnOf(changes, "readOpenedAt")}::timestamptz[],
      ${columnOf(changes, "readAnsweredAt")}::timestamptz[],
      ${columnOf(changes, "readUpdatedAt")}::timestamptz[]
    ) as added (application_id, event_id, is_held, at, told_status, read_status, read_opened_at,
      read_answered_at, read_updated_at)
    on conflict (application_id) do update set event_id = excluded.event_id, closing_id = null,
      is_held = excluded.is_held, until = excluded.until, told_status = excluded.told_status,
      read_status = excluded.read_status, read_opened_at = excluded.read_opened_at,
      read_answered_at = excluded.read_answered_at, read_updated_at = excluded.read_updated_at`);
};

/** The letters of a closing that wait, beside what waits already. */
export const upsertWaitingClosing = async (
  db: Db,
  { closingId, ids, seconds }: { closingId: string; ids: string[]; seconds: number },
): Promise<void> => {
  await db.execute(sql`
    insert into ${waitingChanges} as kept (application_id, closing_id, is_held, until, told_status,
      read_status, read_updated_at)
    select id, ${closingId}, false, now() + make_interval(secs => ${seconds}), status, status, updated_at
    from ${applications} where id = any(${sql.param(ids)}::uuid[])
    on conflict (application_id) do update set closing_id = excluded.closing_id,
      event_id = case when kept.until > now() then kept.event_id end,
      is_held = kept.is_held and kept.until > now(),
      until = case when kept.until > now() and kept.is_held then kept.until else excluded.until end,
      told_status = case when kept.until > now() then kept.told_status else excluded.told_status end`);
};

export const deleteWaiting = async (db: Db, applicationIds: string[]): Promise<void> => {
  if (applicationIds.length > 0) await db.delete(waitingChanges).where(isAny(applicationIds));
};

/** Forgets what was told by now. */
export const forgetOverWaiting = async (db: Db): Promise<void> => {
  await db.delete(waitingChanges).where(lt(waitingChanges.until, sql`now() - interval '1 minute'`));
};

/** How many letters about each of these applications were chosen within a day, but for those that were taken back. */
export const countLettersOfDay = async (
  db: Db,
  applicationIds: string[],
): Promise<{ applicationId: string; letters: number }[]> => {
  const { rows } = await db.execute<{ applicationId: string; letters: number }>(sql`
    select application_id as "applicationId", count(*)::int as letters from application_events
    where application_id = any(${sql.param(applicationIds)}::uuid[])
      and (type = 'interview' or type = 'status' and jsonb_typeof(data->'letter') = 'object')
      and visible_from is not null
      and at > now() - interval '1 day'
    group by application_id`);
  return rows;
};
