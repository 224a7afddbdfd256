import { sql, type SQL } from "drizzle-orm";
import { jobSearch } from "#db/schema/job-search.ts";
import { jobs } from "#db/schema/jobs.ts";
import { isOutsiders } from "./job-poster.sql.ts";

/** The job of which the one of `jobs` is a near copy, while that is open: of several the team's, then the oldest. */
export const copyOf = sql<string | null>`(
  select older.id from job_copies join jobs as older on older.id = job_copies.older_id
  where job_copies.job_id = ${jobs.id} and older.is_active and older.is_listed
    and (older.deadline is null or older.deadline > now())
  order by ${isOutsiders(sql`older`)}, older.created_at, older.id limit 1
)`;

/**
 * The condition that a row of the job search is no copy of a job that `isFound`, a condition on the job search:
 * copies are few, and looked up by an index.
 */
export const isNoCopy = (isFound: SQL | undefined) => sql`not exists (
  select from (
    select older_id from job_copies where job_copies.job_id = ${jobSearch.jobId} offset 0
  ) as copied cross join lateral (
    select from job_search where job_search.job_id = copied.older_id and ${isFound} offset 0
  ) as older
)`;

/** The condition that a row of the job search is no copy of an open job. */
export const isNoCopyOfOpen = isNoCopy(sql`closes_at > now()`);
