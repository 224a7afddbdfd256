import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { primaryId } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";

/** What a job's hiring team scores applications by. */
export const jobCriteria = pgTable(
  "job_criteria",
  {
    id: primaryId(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Its place in the list. */
    place: integer().notNull(),
    name: text().notNull(),
    /** The words for the levels 1 to 4. */
    words: text().array().notNull(),
  },
  (table) => [index("job_criteria_by_job").on(table.jobId, table.place)],
);
