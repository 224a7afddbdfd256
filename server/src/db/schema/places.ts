import { index, integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/**
 * The gazetteer: every name of every city, region and country, folded as `placeKey` does. A city has
 * a city, a region none, a country neither city nor region. It is filled from packages; see
 * docs/decisions/012-places.md.
 */
export const places = pgTable(
  "places",
  {
    key: bytewiseText().notNull(),
    city: text(),
    region: text(),
    /** ISO 3166, two letters. */
    country: text().notNull(),
    /** The number of inhabitants; of several places with one name the largest is meant. */
    people: integer().notNull(),
    /** Where a city is, in degrees; null for regions and countries. */
    latitude: real(),
    longitude: real(),
  },
  (table) => [index("places_by_key").on(table.key, table.people)],
);
