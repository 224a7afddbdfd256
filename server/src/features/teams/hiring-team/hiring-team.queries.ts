import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { users } from "#db/schema/users.ts";
import { colleagueColumns } from "#features/teams/person.sql.ts";
import { isReviewersRole } from "#policies/company.ts";

/** The reviewers of a job, as they were added. At most as many as a team has members. */
export const listReviewers = (db: Db, jobId: string) =>
  db
    .select({
      ...colleagueColumns,
      addedAt: jobReviewers.addedAt,
    })
    .from(jobReviewers)
    .innerJoin(jobs, eq(jobs.id, jobReviewers.jobId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, jobs.companyId),
        eq(companyMembers.userId, jobReviewers.userId),
        isReviewersRole(companyMembers.role),
      ),
    )
    .innerJoin(users, eq(users.id, jobReviewers.userId))
    .where(eq(jobReviewers.jobId, jobId))
    .orderBy(asc(jobReviewers.addedAt), asc(jobReviewers.userId));

/** Reports whether the reviewer was not there before. */
export const insertReviewer = async (
  db: Db,
  reviewer: { jobId: string; userId: string },
): Promise<boolean> => {
  const { rowCount } = await db
    .insert(jobReviewers)
    .values({ ...reviewer, addedAt: new Date() })
    .onConflictDoNothing();
  return rowCount === 1;
};

/** Reports whether the reviewer was there before. */
export const deleteReviewer = async (
  db: Db,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<boolean> => {
  const { rowCount } = await db
    .delete(jobReviewers)
    .where(and(eq(jobReviewers.jobId, jobId), eq(jobReviewers.userId, userId)));
  return rowCount === 1;
};
