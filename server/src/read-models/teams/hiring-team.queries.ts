import { managingRoles } from "@rolecall/contract/teams/member-role.ts";
import { and, eq, inArray, isNull, not, or } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { users } from "#db/schema/users.ts";
import { accountActsAsEmployer } from "./acting-employer.sql.ts";

/** Those of these users who manage or review the job, as `readsApplicationsOf` says of one. */
export const hiringTeamAmong = async (
  db: Db,
  { jobId, userIds }: { jobId: string; userIds: string[] },
): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, users.id)),
    )
    .leftJoin(jobReviewers, and(eq(jobReviewers.jobId, jobs.id), eq(jobReviewers.userId, users.id)))
    .where(
      and(
        inArray(users.id, userIds),
        accountActsAsEmployer(users),
        or(
          and(eq(companyMembers.role, "reviewer"), eq(jobReviewers.userId, users.id)),
          inArray(companyMembers.role, [...managingRoles]),
          and(isNull(companyMembers.role), eq(jobs.postedBy, users.id), not(jobs.isTeamsAlone)),
        ),
      ),
    );
  return found.map(({ id }) => id);
};
