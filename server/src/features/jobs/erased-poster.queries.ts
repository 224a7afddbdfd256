import { managingRoles } from "@rolecall/contract/teams/member-role.ts";
import { and, asc, eq, exists, inArray, ne, not, or, sql } from "drizzle-orm";
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
 * The open jobs of a poster that nobody else manages, and those that were unlisted because the poster is suspended:
 * without a poster they would be listed again. Locked, in one order.
 */
export const lockJobsToClose = async (db: Db, posterId: string): Promise<string[]> => {
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
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.postedBy, posterId),
        eq(jobs.isActive, true),
        or(not(exists(otherManager)), unlisted),
      ),
    )
    .orderBy(asc(jobs.id))
    .for("no key update", { of: jobs });
  return rows.map(({ id }) => id);
};

export const updateToClosed = async (db: Db, ids: string[]): Promise<void> => {
  await db
    .update(jobs)
    .set({ isActive: false, revision: nextRevision(jobs.revision) })
    .where(inArray(jobs.id, ids));
};
