import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";

/**
 * Of an application's job its title, its poster, the owner of its company, and those who wrote to the candidate
 * as its employer.
 */
export const findEmployersOf = async (
  db: Db,
  { applicationId, jobId }: { applicationId: string; jobId: string },
) => {
  const [found] = await db
    .select({
      title: jobs.title,
      postedBy: jobs.postedBy,
      owners: sql<string[]>`array(
        select owner_id from companies where id = ${jobs.companyId} and owner_id is not null)`,
      writers: sql<string[]>`array(
        select distinct author_id from messages
        where application_id = ${applicationId} and side = 'employer' and author_id is not null)`,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return found ?? null;
};
