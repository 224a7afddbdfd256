import { usualNotification } from "@rolecall/contract/auth/notifications.ts";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";
import { users } from "#db/schema/users.ts";
import { nameForEmployers } from "#read-models/anonymous/anonymous.sql.ts";
import { employerId } from "#read-models/job-poster.sql.ts";
import { fullName } from "#read-models/person-name.sql.ts";

const isUnanswered = and(
  isNull(applications.answeredAt),
  isNull(applications.withdrawnAt),
  isNotNull(applications.candidateId),
);

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** An answer is promised within 60 days at most, so that twice the promise has passed 60 days after it, too. */
const lateWithin = 90;

/**
 * Notes some applications as told that are unanswered after twice the promise, each once since it was sent.
 * Answers which.
 */
export const updateToToldLate = async (db: Db, most: number) => {
  const late = db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        isUnanswered,
        lte(applications.answerBy, sql`now()`),
        gt(applications.answerBy, daysAgo(lateWithin)),
        sql`${applications.answerBy} + (${applications.answerBy} - ${applications.appliedAt}) <= now()`,
        or(isNull(applications.toldLateAt), lte(applications.toldLateAt, applications.appliedAt)),
      ),
    )
    .orderBy(asc(applications.answerBy))
    .limit(most)
    .for("no key update", { skipLocked: true });
  const told = await db
    .update(applications)
    // It is no change of the application.
    .set({ toldLateAt: sql`now()`, updatedAt: sql`${applications.updatedAt}` })
    .where(inArray(applications.id, late))
    .returning({ id: applications.id });
  return db
    .select({
      applicationId: applications.id,
      jobId: jobs.id,
      title: jobs.title,
      candidateId: applications.candidateId,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      inArray(
        applications.id,
        told.map(({ id }) => id),
      ),
    );
};

const waitsOverADay = and(isUnanswered, lte(applications.appliedAt, daysAgo(1)));

/** Those for whom applications have waited for more than a day, and who want to hear of that once a day. */
export const listEmployersWithWaiting = async (db: Db): Promise<string[]> => {
  const waiting = db
    .selectDistinct({ jobId: applications.jobId })
    .from(applications)
    .where(waitsOverADay)
    .as("waiting");
  const employers = db
    .selectDistinct({ userId: sql<string>`${employerId}`.as("employer_id") })
    .from(waiting)
    .innerJoin(jobs, eq(jobs.id, waiting.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .as("employers");
  const rows = await db
    .select({ userId: employers.userId })
    .from(employers)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, employers.userId),
        eq(notificationSettings.kind, "applications"),
      ),
    )
    .where(
      sql`coalesce(${notificationSettings.mail}, ${usualNotification("applications").mail}) = 'daily'`,
    );
  return rows.map(({ userId }) => userId);
};

/**
 * The applications that have waited for somebody for more than a day, with how many there are: those first whose
 * promise has passed, then the oldest.
 */
export const listWaitingFor = async (
  db: Db,
  { userId, limit }: { userId: string; limit: number },
) => {
  const posted = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.postedBy, userId));
  const postedOrOwned = posted.union(
    db
      .select({ id: jobs.id })
      .from(companies)
      .innerJoin(jobs, eq(jobs.companyId, companies.id))
      .where(eq(companies.ownerId, userId)),
  );
  const ofJobs = db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, postedOrOwned), eq(employerId, userId)))
    .as("own");
  return db
    .select({
      jobId: ofJobs.id,
      title: ofJobs.title,
      name: nameForEmployers(sql`coalesce(${fullName}, ${users.username})`),
      isLate: sql<boolean>`${applications.answerBy} <= now()`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(ofJobs)
    .innerJoin(applications, eq(applications.jobId, ofJobs.id))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .where(waitsOverADay)
    .orderBy(
      sql`${applications.answerBy} <= now() desc`,
      asc(applications.appliedAt),
      asc(applications.id),
    )
    .limit(limit);
};
