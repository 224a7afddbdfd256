import { boolean, pgTable, text } from "drizzle-orm/pg-core";

/** The release of the gazetteer in `places`: one row, or none while there are no places. */
export const gazetteers = pgTable("gazetteers", {
  release: text().primaryKey(),
  /** Whether the jobs that existed before have been placed with it. */
  jobsPlaced: boolean().notNull().default(false),
});
