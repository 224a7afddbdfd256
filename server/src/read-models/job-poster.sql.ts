import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { eq, sql, type SQL } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { isManagedByPoster } from "#policies/job.ts";

/** Whether no member posted the job of `jobs`: neither one of now, nor one who left, and it was not taken over. */
export const postedByOutsider = sql<boolean>`(not ${jobs.isTeamsAlone} and not exists (
  select from ${companyMembers}
  where ${companyMembers.companyId} = ${jobs.companyId} and ${companyMembers.userId} = ${jobs.postedBy}
))`;

/**
 * Who hears of what concerns the employer of `jobs`: who posted the job while they manage it, else the owner of its
 * company, which is joined.
 */
export const employerId = sql<string | null>`(
  case when ${isManagedByPoster} then ${jobs.postedBy} else ${companies.ownerId} end
)`;

/** The condition on `jobs` that narrows those one manages to one's own or the others'. */
export const inScope = (user: { id: string }, scope: JobScope): SQL | undefined => {
  if (scope === "all") return undefined;
  return scope === "mine"
    ? eq(jobs.postedBy, user.id)
    : sql`${jobs.postedBy} is distinct from ${user.id}`;
};
