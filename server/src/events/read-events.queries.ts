import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { eventReaders } from "#db/schema/histories/event-readers.ts";
import type { EventType } from "./event.ts";
import type { Reader, ReadEvent } from "./reader.ts";

export interface Cursor {
  position: number;
  bookmark: string | null;
}

/** Up to where nothing can appear any more: asked for in a statement of its own, before what is there is read. */
export const findSettled = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ settled: string }>(
    sql`select settled_event_position() as settled`,
  );
  return Number(rows[0]?.settled ?? 0);
};

const eventsBehind = sql`select from ${applicationEvents} as event where event.position > ${eventReaders.position}`;

/** The readers that have not read every event. */
export const listBehind = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from ${eventReaders} where exists (${eventsBehind})`,
  );
  return rows.map(({ name }) => name);
};

/** How many events each reader has not read; counting stops at `most`. */
export const countBehind = async (
  db: Db,
  most: number,
): Promise<{ name: string; events: number }[]> => {
  const { rows } = await db.execute<{ name: string; events: number }>(sql`
    select name, (select count(*)::int from (${eventsBehind} limit ${most}) as behind) as events
    from ${eventReaders}`);
  return rows;
};

/** The reader's cursor, locked; null where another server reads. A new reader begins with the first event. */
export const lockCursor = async (db: Db, name: string): Promise<Cursor | null> => {
  const [cursor] = await selectCursor(db, name).for("update", { skipLocked: true });
  return cursor ?? null;
};

/** The same, once no other server reads. */
export const waitForCursor = async (db: Db, name: string): Promise<void> => {
  await selectCursor(db, name).for("update");
};

const selectCursor = (db: Db, name: string) =>
  db
    .select({ position: eventReaders.position, bookmark: eventReaders.bookmark })
    .from(eventReaders)
    .where(eq(eventReaders.name, name));

const newest = sql<number>`(select coalesce(max(${applicationEvents.position}), 0) from ${applicationEvents})`;

export const insertCursors = async (
  db: Db,
  readers: Pick<Reader, "name" | "fromNow">[],
): Promise<void> => {
  await db
    .insert(eventReaders)
    .values(readers.map(({ name, fromNow }) => ({ name, position: fromNow ? newest : 0 })))
    .onConflictDoNothing();
};

/** Leaves out what happened so far. */
export const updateToNow = async (db: Db, names: string[]): Promise<void> => {
  await db.update(eventReaders).set({ position: newest }).where(inArray(eventReaders.name, names));
};

export const updateCursor = async (
  db: Db,
  { name, ...cursor }: Cursor & { name: string },
): Promise<void> => {
  await db.update(eventReaders).set(cursor).where(eq(eventReaders.name, name));
};

interface Reading {
  after: number;
  upTo: number;
  types: readonly EventType[];
  limit: number;
}

/** Events in the order of what happened. */
export const listEventsToRead = async (
  db: Db,
  { after, upTo, types, limit }: Reading,
): Promise<ReadEvent[]> => {
  const { id, position, type, applicationId, jobId, side, actorId, at } = applicationEvents;
  const columns = { id, position, type, applicationId, jobId, side, actorId, at };
  const rows = await db
    .select(columns)
    .from(applicationEvents)
    .where(and(gt(position, after), lte(position, upTo), inArray(type, [...types])))
    .orderBy(asc(position))
    .limit(limit);
  return rows;
};
