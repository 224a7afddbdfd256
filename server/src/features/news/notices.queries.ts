import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { notices } from "#db/schema/letters/notices.ts";

type NewNotice = Omit<typeof notices.$inferInsert, "id" | "position" | "at" | "readAt">;

/** Adds a notice; of messages, none where one of the same conversation is unread. Reports whether it was added. */
export const insertNotice = async (db: Db, notice: NewNotice): Promise<boolean> => {
  const { rowCount } = await db
    .insert(notices)
    .values({ ...notice, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
  return rowCount === 1;
};

const isUnread = isNull(notices.readAt);

export const listNotices = async (
  db: Db,
  { userId, unread, ...slice }: Slice & { userId: string; unread: boolean },
) => {
  const which = and(eq(notices.userId, userId), unread ? isUnread : undefined);
  const { condition, offset } = await startOfPage(db, slice, {
    key: notices.position,
    id: notices.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ position: notices.position, id: notices.id })
        .from(notices)
        .where(and(eq(notices.id, id), eq(notices.userId, userId))),
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: notices.id,
        kind: notices.kind,
        text: notices.text,
        link: notices.link,
        at: notices.at,
        readAt: notices.readAt,
        applicationId: notices.applicationId,
        jobId: notices.jobId,
      })
      .from(notices)
      .where(and(which, condition))
      .orderBy(desc(notices.position), desc(notices.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(notices, which),
  ]);
  return { ...pageOf(rows, slice), total };
};

export const countUnreadNotices = (db: Db, userId: string): Promise<number> =>
  db.$count(notices, and(eq(notices.userId, userId), isUnread));

/** The position of one of somebody's own notices; null where there is none. */
export const findPosition = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<number | null> => {
  const [found] = await db
    .select({ position: notices.position })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.userId, userId)));
  return found?.position ?? null;
};

const now = sql`clock_timestamp()`;

/** Notes the notice as read; one that was read before stays so since then. */
export const updateToRead = async (db: Db, { id, userId }: { id: string; userId: string }) => {
  const which = and(eq(notices.id, id), eq(notices.userId, userId), isUnread);
  await db.update(notices).set({ readAt: now }).where(which);
};

export const updateToReadUpTo = async (
  db: Db,
  { position, userId }: { position: number; userId: string },
) => {
  const which = and(eq(notices.userId, userId), lte(notices.position, position), isUnread);
  await db.update(notices).set({ readAt: now }).where(which);
};

/** Notes as read what somebody was told of the messages of an application. */
export const updateMessagesToRead = async (
  db: Db,
  { applicationId, userId }: { applicationId: string; userId: string },
) => {
  const which = and(
    eq(notices.userId, userId),
    eq(notices.applicationId, applicationId),
    eq(notices.kind, "message"),
    isUnread,
  );
  await db.update(notices).set({ readAt: now }).where(which);
};
