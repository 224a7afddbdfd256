import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "#db/db.ts";
import * as queries from "./read-events.queries.ts";
import type { Reader } from "./reader.ts";

/** In milliseconds: how often a rebuild looks whether the server that reads instead is done. */
const lookAgainMs = 100;

/** How a turn of a reader ended: it may have read everything, or another server reads. */
type Turn = "up to date" | "goes on" | "busy";

/** One turn of a reader: the events of one batch, or a part of what follows from them, in a transaction. */
export const readOn = (db: Db, reader: Reader): Promise<Turn> =>
  db.transaction(async (db) => {
    const { name, types, batch } = reader;
    const settled = await queries.findSettled(db);
    const cursor = await queries.lockCursor(db, name);
    if (!cursor) return "busy";
    const { position: after, bookmark } = cursor;
    const reading = { after, upTo: settled, types, limit: batch };
    const events = after < settled ? await queries.listEventsToRead(db, reading) : [];
    const left = events.length > 0 ? await reader.read(db, events, bookmark) : undefined;
    if (typeof left === "string") {
      await queries.updateCursor(db, { name, position: after, bookmark: left });
      return "goes on";
    }
    const last = events.length === batch ? events.at(-1) : undefined;
    const position = Math.max(last?.position ?? settled, after);
    if (position > after) await queries.updateCursor(db, { name, position, bookmark: null });
    return last ? "goes on" : "up to date";
  });

/** Begins the cursors of readers that are new. */
export const addReaders = (db: Db, readers: Reader[]): Promise<void> =>
  queries.insertCursors(
    db,
    readers.map(({ name }) => name),
  );

/** Has a reader pass over all that happened until now: it is no news. */
export const passOver = (db: Db, name: string): Promise<void> =>
  queries.upsertCursorToEnd(db, name);

/** Reads until the reader is up to date. */
export const catchUp = async (db: Db, reader: Reader): Promise<void> => {
  await addReaders(db, [reader]);
  for (let turn = await readOn(db, reader); turn !== "up to date"; turn = await readOn(db, reader))
    if (turn === "busy") await delay(lookAgainMs);
};

/** Stops a reader wherever it runs, deletes what it made, and makes it again from the first event. */
export const rebuild = async (db: Db, reader: Reader): Promise<void> => {
  const { name } = reader;
  await addReaders(db, [reader]);
  await db.transaction(async (db) => {
    await queries.waitForCursor(db, name);
    await reader.forget?.(db);
    await queries.updateCursor(db, { name, position: 0, bookmark: null });
  });
  await catchUp(db, reader);
};

/** The readers that have not read every event, by their names. */
export const readersBehind = (db: Db): Promise<string[]> => queries.listBehind(db);

const mostCounted = 100_000;

/** How many events each reader has not read yet; more than 100,000 are not counted. */
export const lagsOfReaders = (db: Db) => queries.countBehind(db, mostCounted);
