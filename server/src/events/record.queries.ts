import { sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import type { ApplicationEventType, EventOf, EventType } from "./event.ts";

/** An event as it is inserted. */
export interface EventRow {
  id: string;
  applicationId: string | null;
  jobId: string;
  type: EventType;
  side: string;
  actorId: string | null;
  at: string | null;
  /** Seconds; null: never. */
  visibleAfter: number | null;
  undone: boolean;
  data: string;
}

const columnOf = <Name extends keyof EventRow>(rows: EventRow[], name: Name) =>
  sql.param(rows.map((row) => row[name]));

/** Adds events in this order, all by one statement. */
export const insertEvents = async (db: Db, rows: EventRow[]): Promise<void> => {
  await db.execute(sql`
    insert into ${applicationEvents}
      (id, application_id, job_id, type, side, actor_id, at, data, visible_from, undone)
    select id, application_id, job_id, type, side, actor_id, moment, data,
      moment + make_interval(secs => visible_after), undone
    from (
      select told.*, coalesce(at, clock_timestamp()) as moment
      from unnest(
        ${columnOf(rows, "id")}::uuid[], ${columnOf(rows, "applicationId")}::uuid[],
        ${columnOf(rows, "jobId")}::uuid[], ${columnOf(rows, "type")}::text[],
        ${columnOf(rows, "side")}::text[], ${columnOf(rows, "actorId")}::uuid[],
        ${columnOf(rows, "at")}::timestamptz[], ${columnOf(rows, "data")}::jsonb[],
        ${columnOf(rows, "visibleAfter")}::int[], ${columnOf(rows, "undone")}::boolean[]
      ) with ordinality as told (
        id, application_id, job_id, type, side, actor_id, at, data, visible_after, undone, turn)
    ) as told
    order by turn
    on conflict (id) do nothing`);
};

/** An event whose values are parts of a statement. */
type PartOfStatement<Type extends ApplicationEventType> = Pick<
  EventOf<Type>,
  "type" | "side" | "data"
> &
  Record<"id" | "applicationId" | "jobId" | "actorId", SQLWrapper>;

/**
 * The insertion of an event as a part of the statement that does what it tells: for the one statement of
 * applying, which others would make several times as long. Both happen when the transaction began.
 */
export const insertionOfEvent = <Type extends ApplicationEventType>(
  db: Pick<Db, "insert">,
  { id, applicationId, jobId, actorId, ...event }: PartOfStatement<Type>,
) =>
  db.insert(applicationEvents).values({
    ...event,
    id: sql`${id}`,
    applicationId: sql`${applicationId}`,
    jobId: sql`${jobId}`,
    actorId: sql`${actorId}`,
  });

/** The database refuses it of what candidates may know by now. */
export const updateToTakenBack = async (db: Db, ids: string[]): Promise<void> => {
  await db.execute(sql`
    update ${applicationEvents} set visible_from = null
    where id = any(${sql.param(ids)}::uuid[]) and visible_from is not null`);
};

/** The database refuses it a minute later. */
export const updateToUndone = async (db: Db, ids: string[]): Promise<void> => {
  await db.execute(sql`
    update ${applicationEvents} set undone = true
    where id = any(${sql.param(ids)}::uuid[]) and type in ('status', 'moved')`);
};

/** What stays of them is said by `erased_event_data`; the database refuses any other change. */
export const updateToErased = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db.execute(sql`
    update ${applicationEvents} set
      data = erased_event_data(type, data),
      actor_id = case when side = 'candidate' then null else actor_id end
    where application_id = any(${sql.param(applicationIds)}::uuid[])
      and (data <> erased_event_data(type, data) or side = 'candidate' and actor_id is not null)`);
};
