import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/** Above this many matching locations, a search compares the text of each job's instead. */
const placesMaximum = 300;

/**
 * The folded text of a location search, the part of locations that it asks for (whole words where it has
 * two letters or less), and the known locations with that part: null where they are too many.
 * @param but locations that mean one of these places are left out
 */
export const findPlaces = async (db: Db, location: string, but: string[] = []) => {
  const { rows } = await db.execute<{ typed: string; part: string; places: string[] }>(sql`
    select typed, part, array(
      select place from search_places
      where parts_of_three(searched) @> parts_of_three(part) and strpos(searched, part) > 0
        and part <> '' and not areas && ${sql.param(but)}::text[]
      limit ${placesMaximum + 1}
    ) as places
    from left(fold(${location}), 300) as typed
    cross join lateral replace(place_words(typed), ' ', '') as said
    cross join lateral (
      select case
        when char_length(said) in (1, 2) and characters_apart(said) = said then ' ' || said || ' '
        else said
      end as part
    ) as asked`);
  const { typed = "", part = "", places = [] } = rows[0] ?? {};
  return { typed, part, places: places.length > placesMaximum ? null : places };
};
