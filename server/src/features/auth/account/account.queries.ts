import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { sessions } from "#db/schema/sessions.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";

/** Counts the user's applications, jobs and memberships. */
export const countHoldings = async (db: Db, userId: string) => {
  const [held] = await db
    .select({
      applications: db.$count(applications, eq(applications.candidateId, users.id)),
      jobs: db.$count(jobs, eq(jobs.postedBy, users.id)),
      companies: db.$count(companyMembers, eq(companyMembers.userId, users.id)),
    })
    .from(users)
    .where(eq(users.id, userId));
  return held ?? { applications: 0, jobs: 0, companies: 0 };
};

/** @property startedAfter what began before it is over, however much it was used */
interface Open {
  userId: string;
  now: Date;
  startedAfter: Date;
}

const isOpen = ({ userId, now, startedAfter }: Open) =>
  and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, startedAfter),
  );

/** The user's sessions, newest use first. */
export const listOwnSessions = async (
  db: Db,
  { userId, now, startedAfter, ...slice }: Open & Slice,
) => {
  const own = isOpen({ userId, now, startedAfter });
  const { condition, offset } = await startOfPage(db, slice, {
    key: sessions.lastUsedAt,
    id: sessions.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ lastUsedAt: sessions.lastUsedAt, id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, id), own)),
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        place: sql<null>`null`,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(and(own, condition))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(sessions, own),
  ]);
  return { ...pageOf(rows, slice), total };
};

/** The session that asks is the one that was used last. */
export const updateLastUse = async (
  db: Db,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
) => {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
};

/** Whether there was such a session of the user's. */
export const deleteOwnSession = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
};

export const updatePassword = async (
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
) => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
};
