import { and, asc, eq, exists, inArray, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { nextRevision } from "#db/schema/columns.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { isManagedByAnother } from "#policies/job.ts";

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
 * The open jobs of somebody's companies, and those that they posted, that nobody else manages; and those that were
 * unlisted because their poster is suspended: without a poster they would be listed again. Locked, in one order.
 */
export const lockJobsToClose = async (
  db: Db,
  { userId, companyIds }: { userId: string; companyIds: string[] },
): Promise<string[]> => {
  const isPoster = eq(jobs.postedBy, userId);
  const unlisted = and(
    isPoster,
    not(jobs.isTeamsAlone),
    sql`(select ${users.suspendedAt} from ${users} where ${users.id} = ${userId}) is not null`,
  );
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        or(isPoster, inArray(jobs.companyId, companyIds)),
        jobs.isActive,
        or(not(isManagedByAnother(userId)), unlisted),
      ),
    )
    .orderBy(asc(jobs.id))
    .for("no key update", { of: jobs });
  return rows.map(({ id }) => id);
};

/** The drafts of somebody's companies, and those that they began, that nobody else manages. */
export const deleteDraftsLeft = async (
  db: Db,
  { userId, companyIds }: { userId: string; companyIds: string[] },
): Promise<void> => {
  await db
    .delete(jobs)
    .where(
      and(
        or(eq(jobs.postedBy, userId), inArray(jobs.companyId, companyIds)),
        jobs.isDraft,
        not(isManagedByAnother(userId)),
      ),
    );
};

export const updateToClosed = async (db: Db, ids: string[]): Promise<void> => {
  await db
    .update(jobs)
    .set({ isActive: false, revision: nextRevision(jobs.revision) })
    .where(inArray(jobs.id, ids));
};
