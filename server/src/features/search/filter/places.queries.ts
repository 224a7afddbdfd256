import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Above this many matching locations, a search compares the text of each job's instead. */
const placesMaximum = 300;

/** The folded text of a location search, and the known locations that it is a part of: null where they are too many. */
export const findPlaces = async (db: Db, location: string) => {
  const { rows } = await db.execute<{ typed: string; places: string[] }>(sql`
    select typed, array(
      select place from search_places where strpos(place, typed) > 0 limit ${placesMaximum + 1}
    ) as places
    from left(fold(${location}), 300) as typed`);
  const { typed = "", places = [] } = rows[0] ?? {};
  return { typed, places: places.length > placesMaximum ? null : places };
};
