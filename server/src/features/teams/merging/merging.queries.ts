import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { isReviewersRole, rankOf, roleBesideOwner } from "#policies/company.ts";

interface Merge {
  from: string;
  into: string;
}

/** The number of people who belong to at least one of two companies. */
export const countTogether = async (db: Db, { from, into }: Merge): Promise<number> => {
  const [counted] = await db
    .select({ members: sql<number>`count(distinct ${companyMembers.userId})::int` })
    .from(companyMembers)
    .where(inArray(companyMembers.companyId, [from, into]));
  return counted?.members ?? 0;
};

/**
 * Makes the members of one company members of the other, each in the higher of their roles. There is one
 * owner: that of the company that goes becomes an admin.
 */
export const insertMembersOf = async (db: Db, { from, into }: Merge): Promise<void> => {
  await db.execute(sql`
    insert into ${companyMembers} as kept (company_id, user_id, role, joined_at)
    select ${into}, user_id, ${roleBesideOwner(companyMembers.role)}, joined_at
    from ${companyMembers} where company_id = ${from}
    on conflict (company_id, user_id) do update set role = excluded.role
    where ${rankOf(sql`excluded.role`)} < ${rankOf(sql`kept.role`)}`);
};

/** Takes off the hiring teams of a company who is no reviewer there any more. */
export const deleteReviewsOfOthers = async (db: Db, companyId: string): Promise<void> => {
  const ofCompany = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  const reviewers = alias(companyMembers, "reviewers");
  const isReviewer = db
    .select({ userId: reviewers.userId })
    .from(reviewers)
    .where(
      and(
        eq(reviewers.companyId, companyId),
        eq(reviewers.userId, jobReviewers.userId),
        isReviewersRole(reviewers.role),
      ),
    );
  await db
    .delete(jobReviewers)
    .where(and(inArray(jobReviewers.jobId, ofCompany), notExists(isReviewer)));
};
