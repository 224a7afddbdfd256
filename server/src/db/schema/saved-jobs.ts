import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** The jobs that somebody saved to come back to; they go with the account. */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Read by nobody else. */
    note: text(),
    savedAt: moment().notNull().defaultNow(),
    /** The deadline that a letter was asked for; another one is told of anew. */
    toldOfDeadline: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("saved_jobs_by_user").on(table.userId, table.savedAt, table.jobId),
    index("saved_jobs_by_job").on(table.jobId),
  ],
);
