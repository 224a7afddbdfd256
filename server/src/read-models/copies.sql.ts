import { sql } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";

/** The job of which the one of `jobs` is a near copy, while that is open: of several the oldest. */
export const copyOf = sql<string | null>`(
  select older.id from job_copies join jobs as older on older.id = job_copies.older_id
  where job_copies.job_id = ${jobs.id} and older.is_active and older.is_listed
    and (older.deadline is null or older.deadline > now())
  order by older.created_at, older.id limit 1
)`;
