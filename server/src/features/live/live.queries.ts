import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { notices } from "#db/schema/letters/notices.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { hiringTeam, managesJob, reviewsJob } from "#policies/job.ts";
import { eventAuthor, toldEvent } from "#read-models/told-events.sql.ts";

/** Up to where nothing can appear any more, and where the newest event is, which may yet be open. */
export const readPositions = async (db: Db) => {
  const { rows } = await db.execute<{ settled: string; newest: string }>(sql`
    select settled_event_position() as settled, case when is_called then last_value else 0 end as newest
    from application_events_position_seq`);
  return { settled: Number(rows[0]?.settled ?? 0), newest: Number(rows[0]?.newest ?? 0) };
};

const selectEvents = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({
      position: applicationEvents.position,
      applicationId: applications.id,
      jobId: applicationEvents.jobId,
      candidateId: applications.candidateId,
      visibleFrom: applicationEvents.visibleFrom,
      event: toldEvent,
      by: eventAuthor,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(which)
    .orderBy(asc(applicationEvents.position))
    .limit(limit);

export type LiveEvent = Awaited<ReturnType<typeof selectEvents>>[number];

interface Between {
  after: number;
  upTo: number;
}

const isBetween = ({ after, upTo }: Between) =>
  and(gt(applicationEvents.position, after), lte(applicationEvents.position, upTo));

/** Employers hear of what their candidates never do, but of no change that was undone; boards of every move. */
const isHeard = or(isNotNull(applicationEvents.visibleFrom), not(applicationEvents.undone));

/** Events of which somebody hears, in the order of what happened. */
export const listEventsBetween = (db: Db, between: Between, limit: number) =>
  selectEvents(db, and(isBetween(between), isHeard), limit);

/** Those that the candidate will know of later. */
export const listAwaited = (db: Db, between: Between) =>
  selectEvents(db, and(isBetween(between), gt(applicationEvents.visibleFrom, sql`now()`)), 10_000);

/** The event as it is now, unless it was taken back. */
export const findKept = async (db: Db, position: number) => {
  const which = and(
    eq(applicationEvents.position, position),
    isNotNull(applicationEvents.visibleFrom),
  );
  return (await selectEvents(db, which, 1))[0] ?? null;
};

/** When the event or the user's notice with this position was written, if that was within a day. */
export const findRecent = async (
  db: Db,
  { position, userId }: { position: number; userId: string },
): Promise<Date | null> => {
  const since = sql`now() - interval '1 day'`;
  const [found] = await db
    .select({ at: applicationEvents.at })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.position, position), gt(applicationEvents.at, since)))
    .unionAll(
      db
        .select({ at: notices.at })
        .from(notices)
        .where(
          and(eq(notices.userId, userId), eq(notices.position, position), gt(notices.at, since)),
        ),
    );
  return found?.at ?? null;
};

const { position, userId, visibleFrom, eventId, ...notice } = getTableColumns(notices);

const selectNotices = (db: Db, which: SQL | undefined, limit: number) =>
  db
    .select({ position, userId, notice })
    .from(notices)
    .where(and(which, lte(visibleFrom, sql`now()`)))
    .orderBy(asc(notices.position))
    .limit(limit);

export type LiveNotice = Awaited<ReturnType<typeof selectNotices>>[number];

/** The notices of these users that are shown by now, oldest first. */
export const listNoticesBetween = (
  db: Db,
  { userIds, after, upTo }: Between & { userIds: string[] },
  limit: number,
) => {
  const ofUsers = sql`${userId} = any(${sql.param(userIds)}::uuid[])`;
  return selectNotices(db, and(ofUsers, gt(position, after), lte(position, upTo)), limit);
};

/** The same of one user, with those of events that were shown later than they happened, since then. */
export const listMissedNotices = (
  db: Db,
  { user, after, upTo, since }: Between & { user: { id: string }; since: Date },
  limit: number,
) => {
  const shownLater = and(isNotNull(eventId), gt(visibleFrom, since));
  const missed = and(or(gt(position, after), shownLater), lte(position, upTo));
  return selectNotices(db, and(eq(userId, user.id), missed), limit);
};

/** What one user is told of an event. */
export const listNoticesOfEvent = (db: Db, which: { eventId: string; userId: string }) =>
  selectNotices(db, and(eq(eventId, which.eventId), eq(userId, which.userId)), 1);

/**
 * What the user may know of that happened behind an event: as who manages the job, or else as the candidate; of
 * moves also as who reviews it.
 */
export const listMissed = (
  db: Db,
  {
    user,
    since,
    ...between
  }: Between & { user: Pick<SignedInUser, "id" | "role" | "waiting">; since: Date },
  limit: number,
) => {
  const toJobs = (which: SQL) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(which);
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, user.id));
  const isOwn = and(
    lte(applicationEvents.visibleFrom, sql`now()`),
    inArray(applicationEvents.applicationId, own),
    ne(applicationEvents.type, "moved"),
    // What was told later than it happened may have been told after that event.
    or(
      gt(applicationEvents.position, between.after),
      and(
        gt(applicationEvents.visibleFrom, since),
        gt(applicationEvents.visibleFrom, sql`${applicationEvents.at} + interval '1 second'`),
      ),
    ),
    lte(applicationEvents.position, between.upTo),
  );
  const isManaged = and(
    isBetween(between),
    isHeard,
    or(
      inArray(applicationEvents.applicationId, toJobs(managesJob(db, user))),
      and(
        eq(applicationEvents.type, "moved"),
        inArray(applicationEvents.applicationId, toJobs(reviewsJob(db, user))),
      ),
    ),
  );
  return selectEvents(db, or(isOwn, isManaged), limit);
};

/** Who manages or reviews each of these jobs now. */
export const listReaders = async (db: Db, jobIds: string[]) => {
  const { rows } = await db.execute<{ jobId: string; userId: string; isManager: boolean }>(sql`
    select ${jobs.id} as "jobId", team.user_id as "userId", team.manages as "isManager"
    from ${jobs} cross join lateral ${hiringTeam} as team
    where ${jobs.id} = any(${sql.param(jobIds)}::uuid[])`);
  return rows;
};
