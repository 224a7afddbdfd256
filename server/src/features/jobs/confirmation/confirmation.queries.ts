import { confirmAfterDays, unlistAfterDays } from "@rolecall/contract/jobs/confirmation.ts";
import { and, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobConfirmations } from "#db/schema/job-confirmations.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { isManagedByPoster } from "#policies/job.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** None of these is an edit of a job: `updatedAt` and `revision` stay. */
const updatedAt = sql`${jobs.updatedAt}`;
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Lists the job again where it was unlisted for want of an answer. */
export const updateToConfirmed = async (db: Db, id: string): Promise<void> => {
  await db
    .update(jobs)
    .set({ confirmedAt: new Date(), confirmAskedAt: null, unlistedAt: null, updatedAt })
    .where(eq(jobs.id, id));
};

const toAskAbout = (db: Db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(jobIsOpen, isNull(jobs.confirmAskedAt), lte(jobs.confirmedAt, daysAgo(confirmAfterDays))),
    )
    .orderBy(jobs.confirmedAt);

const unanswered = (db: Db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        jobs.isActive,
        jobs.isListed,
        isNotNull(jobs.confirmAskedAt),
        lte(jobs.confirmAskedAt, daysAgo(unlistAfterDays)),
      ),
    )
    .orderBy(jobs.confirmAskedAt);

/** Whether there is a job to ask about, or one to unlist. */
export const confirmationsAreDue = (db: Db): Condition =>
  sql`(${finds(toAskAbout(db).limit(1))} or ${finds(unanswered(db).limit(1))})`;

/** Open jobs that nobody confirmed for long and that are not asked about yet, locked. */
export const lockJobsToAskAbout = async (db: Db, most: number): Promise<string[]> => {
  const due = await toAskAbout(db).limit(most).for("no key update", { skipLocked: true });
  return due.map(({ id }) => id);
};

export const updateToAsked = async (db: Db, ids: string[]): Promise<void> => {
  await db
    .update(jobs)
    .set({ confirmAskedAt: sql`now()`, updatedAt })
    .where(inArray(jobs.id, ids));
};

/** Whom each of these jobs concerns. */
export const listConcerned = (db: Db, ids: string[]) =>
  db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      posterId: jobs.postedBy,
      posterEmail: users.email,
      posterManages: isManagedByPoster,
      ownerId: companies.ownerId,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .where(inArray(jobs.id, ids));

/** Unlists jobs whose question has waited for an answer long enough. Answers which. */
export const updateToUnlisted = async (db: Db, most: number): Promise<string[]> => {
  const due = unanswered(db).limit(most).for("no key update", { skipLocked: true });
  const unlisted = await db
    .update(jobs)
    .set({ unlistedAt: sql`now()`, updatedAt })
    .where(inArray(jobs.id, due))
    .returning({ id: jobs.id });
  return unlisted.map(({ id }) => id);
};

export const insertLink = async (
  db: Db,
  link: typeof jobConfirmations.$inferInsert,
): Promise<void> => {
  await db.insert(jobConfirmations).values(link);
};

export const deleteLinks = async (db: Db, jobIds: string[]): Promise<void> => {
  await db.delete(jobConfirmations).where(inArray(jobConfirmations.jobId, jobIds));
};

/** The job of a link, and its reader; nobody who is suspended is one. */
export const findLink = async (db: Db, tokenHash: string) => {
  const [link] = await db
    .select({
      jobId: jobConfirmations.jobId,
      reader: {
        id: users.id,
        role: users.role,
        waiting: sql<boolean>`${users.waitingSince} is not null`,
      },
    })
    .from(jobConfirmations)
    .innerJoin(users, eq(users.id, jobConfirmations.userId))
    .where(and(eq(jobConfirmations.tokenHash, tokenHash), isNull(users.suspendedAt)))
    .limit(1);
  return link ?? null;
};
