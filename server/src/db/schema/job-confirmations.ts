import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { users } from "./users.ts";

/**
 * The links by which a job is confirmed as still open, one for each letter that asks. Only the letter
 * holds the token; here is its hash. The next question about the job deletes them.
 */
export const jobConfirmations = pgTable(
  "job_confirmations",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("job_confirmations_by_job").on(table.jobId),
    index("job_confirmations_by_user").on(table.userId),
  ],
);
