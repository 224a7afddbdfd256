// How the caller stands to the rows of an answer, read once for all of them.
import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { isReviewer } from "./company.ts";
import { type Account, actsAsEmployer } from "./employer.ts";

export interface Standing {
  userId: string;
  roleIn: (companyId: string) => MemberRole | null;
  reviews: (jobId: string) => boolean;
}

const isOneOf = (
  column: typeof companyMembers.companyId | typeof jobReviewers.jobId,
  ids: string[],
) => sql`${column} = any(${sql.param([...new Set(ids)])}::uuid[])`;

/**
 * The caller's roles in these companies, and which of the jobs they were added to. Null for who is signed out or
 * acts as no employer, without a query.
 */
export const readStanding = async (
  db: Db,
  user: Account | null,
  { companyIds, jobIds = [] }: { companyIds: string[]; jobIds?: string[] },
): Promise<Standing | null> => {
  if (!user || !actsAsEmployer(user)) return null;
  const memberships = await listMemberships(db, { userId: user.id, companyIds });
  const roles = new Map(memberships.map(({ companyId, role }) => [companyId, role]));
  const mayReview = jobIds.length > 0 && memberships.some(isReviewer);
  const reviewed = mayReview ? await listReviewed(db, { userId: user.id, jobIds }) : [];
  const reviews = new Set(reviewed.map(({ jobId }) => jobId));
  return {
    userId: user.id,
    roleIn: (companyId) => roles.get(companyId) ?? null,
    reviews: (jobId) => reviews.has(jobId),
  };
};

/** The user's memberships in these companies. */
export const listMemberships = async (
  db: Db,
  { userId, companyIds }: { userId: string; companyIds: string[] },
) => {
  if (companyIds.length === 0) return [];
  return db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.userId, userId), isOneOf(companyMembers.companyId, companyIds)));
};

/** Those of these jobs that the user was added to. */
export const listReviewed = (db: Db, { userId, jobIds }: { userId: string; jobIds: string[] }) =>
  db
    .select({ jobId: jobReviewers.jobId })
    .from(jobReviewers)
    .where(and(eq(jobReviewers.userId, userId), isOneOf(jobReviewers.jobId, jobIds)));
