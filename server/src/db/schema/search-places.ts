import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/** Every location of a job, folded, and what it is found by; see `functions/places.sql`. */
export const searchPlaces = pgTable(
  "search_places",
  {
    place: text().primaryKey(),
    /** The places that it means, and those around them, as the documents of its jobs have them. */
    areas: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    searched: text().generatedAlwaysAs(sql`searched_place(place)`),
  },
  (table) => [index("search_places_by_parts").using("gin", sql`parts_of_three(${table.searched})`)],
);
