import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { hiringTeam } from "#policies/job.ts";

/** Those of these users who manage or review the job. */
export const hiringTeamAmong = async (
  db: Db,
  { jobId, userIds }: { jobId: string; userIds: string[] },
): Promise<string[]> => {
  const found = await db
    .select({ id: sql<string>`team.user_id` })
    .from(jobs)
    .crossJoinLateral(sql`${hiringTeam} as team`)
    .where(sql`${eq(jobs.id, jobId)} and team.user_id = any(${sql.param(userIds)}::uuid[])`);
  return found.map(({ id }) => id);
};
