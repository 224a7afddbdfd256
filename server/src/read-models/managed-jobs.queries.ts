import {
  managingRoles,
  type MemberRole,
  memberRoles,
} from "@rolecall/contract/teams/member-role.ts";
import { and, eq, exists, inArray, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { type Account, actsAsEmployer } from "./teams/acting-employer.sql.ts";

type Caller = Account | null;

/** An array instead of IN lets PostgreSQL combine the indexes on poster and company. */
const isOfOne = (companyIds: SQLWrapper) => sql`${jobs.companyId} = any(array${companyIds})`;

/**
 * The condition on `jobs` that the user manages the job. A member of its company does by their role alone,
 * anyone else who posted it unless it became the team's alone. Who acts as no employer manages nothing, and
 * nobody does who is signed out.
 */
export const managesJob = (db: Db, user: Caller): SQL => {
  if (!user || !actsAsEmployer(user)) return sql`false`;
  const companiesOfUser = (roles: MemberRole[]) =>
    db
      .select({ id: companyMembers.companyId })
      .from(companyMembers)
      .where(and(eq(companyMembers.userId, user.id), inArray(companyMembers.role, roles)));
  const asOutsider = and(
    eq(jobs.postedBy, user.id),
    not(jobs.isTeamsAlone),
    not(isOfOne(companiesOfUser([...memberRoles]))),
  );
  return sql`${or(isOfOne(companiesOfUser([...managingRoles])), asOutsider)}`;
};

/** The condition on `jobs` that the user is on its hiring team as a reviewer. */
export const reviewsJob = (db: Db, user: Caller): SQL => {
  if (!user || !actsAsEmployer(user)) return sql`false`;
  return exists(
    db
      .select({ jobId: jobReviewers.jobId })
      .from(jobReviewers)
      .innerJoin(companyMembers, eq(companyMembers.userId, jobReviewers.userId))
      .where(
        and(
          eq(jobReviewers.jobId, jobs.id),
          eq(jobReviewers.userId, user.id),
          eq(companyMembers.companyId, jobs.companyId),
          eq(companyMembers.role, "reviewer"),
        ),
      ),
  );
};

/** The condition on `jobs` that the user reads its applications: manages it, or reviews it. */
export const readsApplicationsOf = (db: Db, user: Caller): SQL =>
  sql`${or(managesJob(db, user), reviewsJob(db, user))}`;
