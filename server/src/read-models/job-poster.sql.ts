import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { eq, sql, type SQL } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { isManagedByPoster } from "#policies/job.ts";

/**
 * Whether no member posted the job of a row: neither one of now, nor one who left, and it was not taken over.
 *
 * @param job the row's name in the statement
 */
export const isOutsiders = (job: SQL) => sql<boolean>`(not ${job}.is_teams_alone and (
  select ${companyMembers.userId} from ${companyMembers}
  where ${companyMembers.companyId} = ${job}.company_id and ${companyMembers.userId} = ${job}.posted_by
) is null)`;

/** The same of the job of `jobs`. */
export const postedByOutsider = isOutsiders(sql`${jobs}`);

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
