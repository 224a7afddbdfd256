import { date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#db/schema/jobs.ts";

/**
 * What happened to a job's applications in each week, named by its Monday (UTC): so many came, were
 * invited to an interview, were hired. A reader counts events, so that courses over weeks are read without reading
 * applications (`features/dashboard/weeks.reader.ts`).
 */
export const jobWeeks = pgTable(
  "job_weeks",
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    week: date().notNull(),
    applications: integer().notNull(),
    interviews: integer().notNull(),
    hires: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.week] })],
);
