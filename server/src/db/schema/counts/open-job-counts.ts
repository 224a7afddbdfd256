import { date, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * The number of rows of `job_search` that close on each day (UTC), 'infinity' for those without a
 * deadline. They give the number of all open jobs without counting them.
 */
export const openJobCounts = pgTable("open_job_counts", {
  closesOn: date().primaryKey(),
  jobs: integer().notNull(),
});
