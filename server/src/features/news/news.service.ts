import {
  type NoticeKind,
  noticeMissingText,
  settingOfNotice,
} from "@rolecall/contract/notices/notices.ts";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as queries from "./notices.queries.ts";

export interface News {
  to: string;
  kind: NoticeKind;
  /** It names no person: their name would outlive them here. */
  text: string;
  /** A path of this site. */
  link: string;
  applicationId?: string | null;
  jobId?: string | null;
  /** The event that it tells of, and tells once. */
  eventId?: string;
  /** Until then it is not shown, and may be taken back. */
  visibleFrom?: Date;
}

/**
 * Tells people in the product, within the transaction of what it tells. Those are left out who turned its kind
 * off, and of messages those whose notice of the same conversation is unread.
 */
export const tell = async (db: Db, news: readonly News[]): Promise<void> => {
  if (news.length === 0) return;
  const notices = news.map(({ to, ...one }) => ({
    ...one,
    userId: to,
    setting: settingOfNotice[one.kind],
  }));
  await queries.insertNotices(db, notices);
};

/** Takes back what was told of events that were taken back themselves. */
export const takeNoticesBack = (db: Db, eventIds: string[]): Promise<void> =>
  queries.deleteNoticesOf(db, eventIds);

/** One page of somebody's notices, newest first. */
export const noticesOf = (db: Db, which: Slice & { userId: string; unread: boolean }) =>
  queries.listNotices(db, which);

export const countUnreadNotices = (db: Db, user: Pick<SignedInUser, "id">): Promise<number> =>
  queries.countUnreadNotices(db, user.id);

/** @throws `missing` where the notice is not the user's own */
export const readNotice = async (
  db: Db,
  { user, id }: { user: SignedInUser; id: string },
): Promise<void> => {
  await ownPosition(db, { user, id });
  await queries.updateToRead(db, { id, userId: user.id });
};

/** Notes a notice and all older ones as read. @throws `missing` where the notice is not the user's own */
export const readNoticesUpTo = async (
  db: Db,
  { user, upTo }: { user: SignedInUser; upTo: string },
): Promise<void> => {
  const position = await ownPosition(db, { user, id: upTo });
  await queries.updateToReadUpTo(db, { position, userId: user.id });
};

const ownPosition = async (db: Db, { user, id }: { user: SignedInUser; id: string }) => {
  const position = await queries.findPosition(db, { id, userId: user.id });
  if (position === null) throw new AppError("missing", noticeMissingText);
  return position;
};

/** Who has read the messages of a conversation need not be told of them. */
export const readNoticesOfConversation = (
  db: Db,
  which: { applicationId: string; userId: string },
): Promise<void> => queries.updateMessagesToRead(db, which);
