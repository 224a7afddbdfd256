import { randomUUIDv7 } from "node:crypto";
import type { Role } from "@rolecall/contract/values/role.ts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";

const sessionUser = prepared(
  "session_user",
  { tokenHash: ofType<string>, now: ofType<Date>, startedAfter: ofType<Date> },
  (db, { tokenHash, now, startedAfter }) =>
    db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        sessionId: sessions.id,
        provedUntil: sessions.provedUntil,
        administrator: sql<boolean>`${users.administratorSince} is not null`,
        waiting: sql<boolean>`${users.waitingSince} is not null`,
        remembered: sessions.remembered,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          isNull(users.suspendedAt),
          gt(sessions.expiresAt, now),
          gt(sessions.createdAt, startedAfter),
        ),
      )
      .limit(1),
);

/** @param session.startedAfter what began before it is over, however much it was used */
export const findSessionUser = async (
  db: Db,
  session: { tokenHash: string; now: Date; startedAfter: Date },
) => {
  const [row] = await sessionUser(db, session);
  return row ?? null;
};

/** The sessions of these users that are not over, with what the users are now. */
export const listOpenSessions = (
  db: Db,
  { userIds, startedAfter }: { userIds: string[]; startedAfter: Date },
): Promise<{ id: string; role: Role; waiting: boolean }[]> =>
  db
    .select({
      id: sessions.id,
      role: users.role,
      waiting: sql<boolean>`${users.waitingSince} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.userId} = any(${sql.param(userIds)}::uuid[])`,
        isNull(users.suspendedAt),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.createdAt, startedAfter),
      ),
    );

interface NewSession {
  tokenHash: string;
  userId: string;
  remembered: boolean;
  expiresAt: Date;
  device: string | null;
  provedUntil: Date;
}

export const insertSession = async (db: Db, session: NewSession) => {
  await insertion(db, { ...session, id: randomUUIDv7(), lastUsedAt: new Date() });
};

const insertion = prepared(
  "start_session",
  {
    tokenHash: ofType<string>,
    userId: ofType<string>,
    remembered: ofType<boolean>,
    expiresAt: ofType<Date>,
    device: ofType<string | null>,
    provedUntil: ofType<Date>,
    id: ofType<string>,
    lastUsedAt: ofType<Date>,
  },
  (db, session) => db.insert(sessions).values(session),
);

export const touchSession = async (
  db: Db,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date | undefined },
) => {
  await db
    .update(sessions)
    .set({ lastUsedAt: now, ...(expiresAt && { expiresAt }) })
    .where(eq(sessions.tokenHash, tokenHash));
};

/** Marks the session as proved until then, for calls that need a fresh proof. */
export const updateProof = async (
  db: Db,
  { sessionId, userId, provedUntil }: { sessionId: string; userId: string; provedUntil: Date },
) => {
  await db
    .update(sessions)
    .set({ provedUntil })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
};

/** Whether the session has not been ended. */
export const hasSession = async (
  db: Db,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))) > 0;

/** Ends all but the newest sessions of a user. */
export const deleteOldSessions = async (
  db: Db,
  { userId, most }: { userId: string; most: number },
) => {
  const old = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(most);
  await db.delete(sessions).where(inArray(sessions.tokenHash, old));
};

export const deleteSession = async (db: Db, tokenHash: string) => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

export const deleteSessionsOfUser = async (db: Db, userId: string) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

/** Signs the user out everywhere but in this session. */
export const deleteOtherSessions = async (
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
) => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
};

export const deleteExpiredSessions = async (db: Db, now: Date) => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
};
