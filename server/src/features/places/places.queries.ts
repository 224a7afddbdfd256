import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locks } from "#db/locks.ts";
import { gazetteers } from "#db/schema/gazetteers.ts";
import { places } from "#db/schema/places.ts";
import type { NamedPlace } from "./gazetteer.ts";

/** No name has more places. */
const mostOfOneSearch = 1_000;

/** All places by these names, the largest first. */
export const listPlacesByKey = (db: Db, keys: string[]): Promise<NamedPlace[]> =>
  db
    .select()
    .from(places)
    .where(inArray(places.key, keys))
    .orderBy(desc(places.people), asc(places.key))
    .limit(mostOfOneSearch);

/** Places with a name that begins so, the largest first. */
export const listPlacesByPrefix = (
  db: Db,
  { prefix, limit }: { prefix: string; limit: number },
): Promise<NamedPlace[]> =>
  db
    .select()
    .from(places)
    .where(and(gte(places.key, prefix), lt(places.key, `${prefix}\u{10ffff}`)))
    .orderBy(desc(places.people), asc(places.key))
    .limit(limit);

/** Holds the lock until the transaction ends. */
export const lockPlaces = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.places})`);
};

export const hasPlaces = async (db: Db): Promise<boolean> =>
  (await db.select({ key: places.key }).from(places).limit(1)).length > 0;

export const deletePlaces = async (db: Db): Promise<void> => {
  await db.delete(places);
};

/** @param rows as a JSON array */
export const insertPlaces = async (db: Db, rows: string): Promise<void> => {
  await db.execute(sql`
    insert into ${places} select * from json_populate_recordset(null::places, ${rows})`);
};

/** Null where the places are of another release, or missing. */
export const findGazetteer = async (db: Db, release: string) => {
  const [row] = await db.select().from(gazetteers).where(eq(gazetteers.release, release));
  return row ?? null;
};

export const replaceGazetteer = async (db: Db, release: string): Promise<void> => {
  await db.delete(gazetteers);
  await db.insert(gazetteers).values({ release });
};

export const markJobsPlaced = async (db: Db, release: string): Promise<void> => {
  await db.update(gazetteers).set({ jobsPlaced: true }).where(eq(gazetteers.release, release));
};
