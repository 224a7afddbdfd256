import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
import { mostUnanswered } from "@rolecall/contract/conversations/messages.ts";
import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { locksOf } from "#db/locks.ts";
import { conversations } from "#db/schema/conversations/conversations.ts";
import { messageFiles } from "#db/schema/conversations/message-files.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { uploads } from "#db/schema/uploads.ts";
import { selectMessages } from "#read-models/messages.queries.ts";

/** Lets a sender's messages be sent one after the other, in whichever conversation, until the transaction ends. */
export const lockSender = async (db: Db, senderId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locksOf.senders}, hashtext(${senderId}))`);
};

interface NewMessage {
  id: string;
  applicationId: string;
  side: MessageSide;
  authorId: string;
  text: string;
}

/**
 * Adds a message about an application that is locked, and notes it as the newest of its side, in one statement.
 * Resolves to when it was sent.
 */
export const insertMessage = async (
  db: Db,
  { jobId, ...message }: NewMessage & { jobId: string },
): Promise<Date> => {
  const sent = db.$with("sent").as(
    db
      .insert(messages)
      .values({ ...message, sentAt: sql`clock_timestamp()` })
      .returning({ position: messages.position, sentAt: messages.sentAt }),
  );
  const newest = sql`(select position from ${sent})`;
  const last =
    message.side === "candidate" ? { lastOfCandidate: newest } : { lastOfEmployer: newest };
  const [kept] = await db
    .with(sent)
    .insert(conversations)
    .values({ applicationId: message.applicationId, jobId, ...last })
    .onConflictDoUpdate({ target: conversations.applicationId, set: last })
    .returning({ sentAt: sql`(select sent_at from ${sent})`.mapWith(messages.sentAt) });
  if (!kept) throw new Error("The message was not kept");
  return kept.sentAt;
};

export const insertMessageFiles = async (
  db: Db,
  { messageId, uploadIds }: { messageId: string; uploadIds: string[] },
): Promise<void> => {
  const files = uploadIds.map((uploadId, place) => ({ messageId, uploadId, place }));
  if (files.length > 0) await db.insert(messageFiles).values(files);
};

/** Those of these uploads that are registered and the user's own, which nobody can delete until the transaction ends. */
export const holdOwnFiles = async (
  db: Db,
  { ids, ownerId }: { ids: string[]; ownerId: string },
): Promise<string[]> => {
  const held = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(inArray(uploads.id, ids), eq(uploads.ownerId, ownerId), isNotNull(uploads.registeredAt)),
    )
    .orderBy(uploads.id)
    .for("key share");
  return held.map(({ id }) => id);
};

/** Whether the side has written as often as it may without an answer, and how many messages its author sent in the last hour. */
export const findLimits = async (
  db: Db,
  { applicationId, side, authorId }: { applicationId: string; side: MessageSide; authorId: string },
) => {
  const last = db
    .select({ side: messages.side })
    .from(messages)
    .where(eq(messages.applicationId, applicationId))
    .orderBy(desc(messages.position))
    .limit(mostUnanswered)
    .as("last");
  const ofLastHour = and(
    eq(messages.authorId, authorId),
    gt(messages.sentAt, sql`now() - interval '1 hour'`),
  );
  const [limits] = await db
    .select({
      isUnanswered: sql<boolean>`count(*) filter (where ${eq(last.side, side)}) = ${mostUnanswered}`,
      ofLastHour: sql<number>`(select count(*)::int from ${messages} where ${ofLastHour})`,
    })
    .from(last);
  if (!limits) throw new Error("A count has one row");
  return limits;
};

export const listMessages = async (
  db: Db,
  { applicationId, ...slice }: Slice & { applicationId: string },
) => {
  const ofApplication = eq(messages.applicationId, applicationId);
  const { condition, offset } = await startOfPage(db, slice, {
    key: messages.position,
    id: messages.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ position: messages.position, id: messages.id })
        .from(messages)
        .where(and(eq(messages.id, id), ofApplication)),
  });
  const [rows, total] = await Promise.all([
    selectMessages(db)
      .where(and(ofApplication, condition))
      .orderBy(desc(messages.position), desc(messages.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(messages, ofApplication),
  ]);
  return { ...pageOf(rows, slice), total };
};
