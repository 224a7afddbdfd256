import { managingRoles } from "@rolecall/contract/teams/member-role.ts";
import { and, eq, exists, inArray, ne, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";

/** The jobs that somebody posted as a member become the team's alone. */
export const updateToTeamsOfPoster = async (db: Db, posterId: string): Promise<void> => {
  const isMember = db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, jobs.companyId), eq(companyMembers.userId, posterId)));
  await db
    .update(jobs)
    .set({ isTeamsAlone: true, updatedAt: sql`${jobs.updatedAt}` })
    .where(and(eq(jobs.postedBy, posterId), not(jobs.isTeamsAlone), exists(isMember)));
};

/**
 * Closes the open jobs of a poster that nobody else manages, and those that were unlisted because the
 * poster is suspended: without a poster they would be listed again.
 */
export const closeJobsOfPoster = async (db: Db, posterId: string): Promise<void> => {
  const otherManager = db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, jobs.companyId),
        ne(companyMembers.userId, posterId),
        inArray(companyMembers.role, [...managingRoles]),
        inArray(users.role, ["recruiter", "company"]),
      ),
    );
  const unlisted = and(
    not(jobs.isTeamsAlone),
    sql`(select ${users.suspendedAt} from ${users} where ${users.id} = ${posterId}) is not null`,
  );
  await db
    .update(jobs)
    .set({ isActive: false, revision: nextRevision(jobs.revision) })
    .where(
      and(
        eq(jobs.postedBy, posterId),
        eq(jobs.isActive, true),
        or(not(exists(otherManager)), unlisted),
      ),
    );
};
