import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** Which gazetteer the places are from: one row, or none while there are no places. */
export const gazetteers = pgTable("gazetteers", {
  release: text().primaryKey(),
  /** Whether the jobs from before it have been placed by it. */
  jobsPlaced: boolean().notNull().default(false),
});
