import { holdMinutes } from "@rolecall/contract/hiring/review.ts";
import { and, asc, eq, gt, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { applications } from "#db/schema/applications.ts";
import { reviewHolds } from "#db/schema/hiring/review-holds.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { users } from "#db/schema/users.ts";

/** Lets the applications of a job be given out one after the other, until the transaction ends. */
export const lockReview = async (db: Db, jobId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locksOf.reviews}, hashtext(${jobId}))`);
};

/** Lets whoever takes the user off the job's hiring team wait until the transaction ends. */
export const holdPlaceInTeam = async (
  db: Db,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<void> => {
  await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(companyMembers.userId, userId)))
    .for("share", { of: companyMembers });
  await db
    .select({ jobId: jobReviewers.jobId })
    .from(jobReviewers)
    .where(and(eq(jobReviewers.jobId, jobId), eq(jobReviewers.userId, userId)))
    .for("share");
};

interface Reviewer {
  jobId: string;
  userId: string;
  isManager: boolean;
}

const waitsForReview = (jobId: string) =>
  and(
    eq(applications.jobId, jobId),
    eq(applications.status, "pending"),
    isNull(applications.withdrawnAt),
    // Of an erased one nothing is left to look at.
    isNotNull(applications.candidateId),
  );

const holds = gt(reviewHolds.heldUntil, sql`now()`);

/** The pending applications that no colleague keeps from the user: a reviewer keeps them from reviewers alone. */
const isFree = (db: Db, { jobId, userId, isManager }: Reviewer) =>
  and(
    waitsForReview(jobId),
    notExists(
      db
        .select({ one: sql`1` })
        .from(reviewHolds)
        .where(
          and(
            eq(reviewHolds.applicationId, applications.id),
            ne(reviewHolds.userId, userId),
            holds,
            isManager ? reviewHolds.isManagers : undefined,
          ),
        ),
    ),
  );

/** What the user holds of a job, by its id. */
export const findHeld = async (db: Db, { jobId, userId }: Reviewer): Promise<string | null> => {
  const [held] = await db
    .select({ id: applications.id })
    .from(reviewHolds)
    .innerJoin(applications, eq(applications.id, reviewHolds.applicationId))
    .where(
      and(
        eq(reviewHolds.jobId, jobId),
        eq(reviewHolds.userId, userId),
        holds,
        waitsForReview(jobId),
      ),
    )
    .limit(1);
  return held?.id ?? null;
};

/** When an application to the job was sent; null where there is no such one. */
export const findPlace = async (db: Db, { jobId, id }: { jobId: string; id: string }) => {
  const [place] = await db
    .select({ appliedAt: applications.appliedAt, id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.jobId, jobId)))
    .limit(1);
  return place ?? null;
};

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

const isBehind = (place: Place | null) =>
  place
    ? or(
        gt(applications.appliedAt, place.appliedAt),
        and(eq(applications.appliedAt, place.appliedAt), gt(applications.id, place.id)),
      )
    : undefined;

/** The oldest application that the user can get behind a place, by its id. */
export const findNext = async (db: Db, reviewer: Reviewer, place: Place | null) => {
  const [next] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isFree(db, reviewer), isBehind(place)))
    .orderBy(asc(applications.appliedAt), asc(applications.id))
    .limit(1);
  return next?.id ?? null;
};

/** How many the user can get behind a place; what they hold counts even if a manager took it meanwhile. */
export const countFree = (
  db: Db,
  { held, ...reviewer }: Reviewer & { held: string },
  place: Place | null,
): Promise<number> =>
  db.$count(
    applications,
    and(or(isFree(db, reviewer), eq(applications.id, held)), isBehind(place)),
  );

/** Keeps an application for the user, and lets go of the one that they held of this job. */
export const upsertHold = async (
  db: Db,
  { jobId, userId, isManager, applicationId }: Reviewer & { applicationId: string },
): Promise<void> => {
  const hold = {
    applicationId,
    isManagers: isManager,
    heldUntil: sql`now() + make_interval(mins => ${holdMinutes})`,
  };
  await db
    .insert(reviewHolds)
    .values({ jobId, userId, ...hold })
    .onConflictDoUpdate({ target: [reviewHolds.jobId, reviewHolds.userId], set: hold });
};

export const deleteHold = async (db: Db, { jobId, userId }: Reviewer): Promise<void> => {
  await db
    .delete(reviewHolds)
    .where(and(eq(reviewHolds.jobId, jobId), eq(reviewHolds.userId, userId)));
};

/** Who looks at which pending application of a job: at most one each of its hiring team. */
export const listHolders = (db: Db, jobId: string) =>
  db
    .select({
      applicationId: reviewHolds.applicationId,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(reviewHolds)
    .innerJoin(users, eq(users.id, reviewHolds.userId))
    .innerJoin(applications, eq(applications.id, reviewHolds.applicationId))
    .where(and(eq(reviewHolds.jobId, jobId), holds, waitsForReview(jobId)))
    .orderBy(asc(applications.appliedAt), asc(applications.id), asc(users.id));
