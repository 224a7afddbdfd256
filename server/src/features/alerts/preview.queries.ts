import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobSearch } from "#db/schema/job-search.ts";

/** When these jobs were posted. */
export const listPostedAt = async (db: Db, ids: string[]): Promise<Date[]> => {
  const rows = await db
    .select({ at: jobSearch.createdAt })
    .from(jobSearch)
    .where(sql`${jobSearch.jobId} = any (${sql.param(ids)}::uuid[])`);
  return rows.map(({ at }) => at);
};
