import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#db/schema/jobs.ts";

/**
 * Which jobs are near copies of an older one of the same company, as docs/answers.md says. Whether the older one
 * is open is not kept: it is asked whenever it matters.
 */
export const jobCopies = pgTable(
  "job_copies",
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    olderId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.olderId] }),
    index("job_copies_of").on(table.olderId, table.jobId),
  ],
);
