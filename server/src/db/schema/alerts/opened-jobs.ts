import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";

/**
 * When each job last became open: posted, reopened, approved, listed again, or given a new deadline. Triggers on
 * the search's rows keep it, since a job is open as soon as it can be found.
 */
export const openedJobs = pgTable(
  "opened_jobs",
  {
    jobId: uuid().primaryKey(),
    openedAt: moment().notNull(),
    /** Rises in the order in which alerts are told of them: a moment in microseconds; null until then. */
    position: bigint({ mode: "number" }),
    /** Whether it was open before: it may stand in a letter already. */
    isAgain: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("opened_jobs_by_position").on(table.position),
    index("opened_jobs_untold")
      .on(table.openedAt, table.jobId)
      .where(sql`${table.position} is null`),
  ],
);
