import { and, eq, gt, lt } from "drizzle-orm";
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
        remembered: sessions.remembered,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
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

export const insertSession = async (
  db: Db,
  session: { tokenHash: string; userId: string; remembered: boolean; expiresAt: Date },
) => {
  await insertion(db, session);
};

const insertion = prepared(
  "start_session",
  {
    tokenHash: ofType<string>,
    userId: ofType<string>,
    remembered: ofType<boolean>,
    expiresAt: ofType<Date>,
  },
  (db, session) => db.insert(sessions).values(session),
);

export const touchSession = async (
  db: Db,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
) => {
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt })
    .where(eq(sessions.tokenHash, tokenHash));
};

export const deleteSession = async (db: Db, tokenHash: string) => {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

export const deleteSessionsOfUser = async (db: Db, userId: string) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

export const deleteExpiredSessions = async (db: Db, now: Date) => {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
};
