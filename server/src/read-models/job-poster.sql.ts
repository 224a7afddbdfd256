import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { eq, sql, type SQL } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";

/** Whether no member posted the job of `jobs`: neither one of now, nor one who left, and it was not taken over. */
export const postedByOutsider = sql<boolean>`(not ${jobs.isTeamsAlone} and not exists (
  select from ${companyMembers}
  where ${companyMembers.companyId} = ${jobs.companyId} and ${companyMembers.userId} = ${jobs.postedBy}
))`;

/** The condition on `jobs` that narrows those one manages to one's own or the others'. */
export const inScope = (user: { id: string }, scope: JobScope): SQL | undefined => {
  if (scope === "all") return undefined;
  return scope === "mine"
    ? eq(jobs.postedBy, user.id)
    : sql`${jobs.postedBy} is distinct from ${user.id}`;
};
