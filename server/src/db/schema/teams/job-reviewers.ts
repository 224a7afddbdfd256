import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";

/** The reviewers on the hiring team of a job. Managers of the job need no row. */
export const jobReviewers = pgTable(
  "job_reviewers",
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index("job_reviewers_by_user").on(table.userId, table.jobId),
  ],
);
