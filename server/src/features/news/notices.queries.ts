import { randomUUIDv7 } from "node:crypto";
import type { NotificationKind } from "@rolecall/contract/auth/notifications.ts";
import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { notices } from "#db/schema/letters/notices.ts";
import { notificationSettings } from "#db/schema/letters/notification-settings.ts";

interface NewNotice extends Pick<
  typeof notices.$inferInsert,
  "userId" | "kind" | "text" | "link" | "applicationId" | "jobId" | "eventId" | "visibleFrom"
> {
  /** What its reader may have turned off. */
  setting: NotificationKind | null;
}

/**
 * Adds notices, but to who turned their setting off; of messages, none where one of the same conversation is
 * unread, and of each event one to each person. `at` is the moment from which it is shown.
 */
export const insertNotices = async (db: Db, added: NewNotice[]): Promise<void> => {
  const rows = added.map((notice) => ({ id: randomUUIDv7(), ...notice }));
  await db.execute(sql`
    insert into ${notices}
      (id, user_id, kind, text, link, application_id, job_id, event_id, at, visible_from)
    select id, "userId", kind, text, link, "applicationId", "jobId", "eventId",
      greatest("visibleFrom", clock_timestamp()), coalesce("visibleFrom", now())
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      id uuid, "userId" uuid, kind text, text text, link text, "applicationId" uuid, "jobId" uuid,
      "eventId" uuid, "visibleFrom" timestamptz, setting text
    )) with ordinality as news
    where not exists (
      select from ${notificationSettings} as chosen
      where chosen.user_id = "userId" and chosen.kind = setting and not chosen.in_product
    )
    order by ordinality
    on conflict do nothing`);
};

/** Deletes the notices of events. */
export const deleteNoticesOf = async (db: Db, eventIds: string[]): Promise<void> => {
  await db.delete(notices).where(inArray(notices.eventId, eventIds));
};

const isShown = lte(notices.visibleFrom, sql`now()`);
const isUnread = isNull(notices.readAt);

export const listNotices = async (
  db: Db,
  { userId, unread, ...slice }: Slice & { userId: string; unread: boolean },
) => {
  const which = and(eq(notices.userId, userId), isShown, unread ? isUnread : undefined);
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
  db.$count(notices, and(eq(notices.userId, userId), isShown, isUnread));

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
  const upTo = lte(notices.position, position);
  const which = and(eq(notices.userId, userId), upTo, isShown, isUnread);
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
