import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytewiseText } from "./columns.ts";

/**
 * The keys that each active job adds to `search_suggestions`, with its closing time; written with
 * its search row.
 */
export const jobSuggestions = pgTable(
  "job_suggestions",
  {
    jobId: uuid().primaryKey(),
    closesAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    title: bytewiseText().notNull(),
    company: bytewiseText().notNull(),
    location: bytewiseText().notNull(),
  },
  (table) => [
    index("job_suggestions_title").on(table.title, table.closesAt),
    index("job_suggestions_company").on(table.company, table.closesAt),
    index("job_suggestions_location").on(table.location, table.closesAt),
  ],
);
