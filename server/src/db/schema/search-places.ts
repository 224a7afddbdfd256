import { pgTable, text } from "drizzle-orm/pg-core";

/** The distinct locations of jobs, folded: a part of a location is looked up here. */
export const searchPlaces = pgTable("search_places", { place: text().primaryKey() });
