import { sql } from "drizzle-orm";
import { companyMembers } from "#db/schema/company-members.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Whether no member posted the job of `jobs`: neither one of now, nor one who left, and it was not taken over. */
export const postedByOutsider = sql<boolean>`(not ${jobs.isTeamsAlone} and not exists (
  select from ${companyMembers}
  where ${companyMembers.companyId} = ${jobs.companyId} and ${companyMembers.userId} = ${jobs.postedBy}
))`;
