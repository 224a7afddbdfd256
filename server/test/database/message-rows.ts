// What tests of messages read and change of their rows, since no call does.
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { messageKeys } from "#db/schema/conversations/message-keys.ts";
import { messages } from "#db/schema/conversations/messages.ts";

/** As if so many employer's messages had just been sent. */
export const buildMessages = async (
  db: Db,
  { count, ...message }: { count: number; applicationId: string; authorId: string },
) => {
  const one = { ...message, side: "employer" as const, text: "Hello" };
  await db.insert(messages).values(Array.from({ length: count }, () => one));
};

/** What is kept of the messages of an application, oldest first. */
export const keptMessages = (db: Db, applicationId: string) =>
  db
    .select({ text: messages.text, side: messages.side, authorId: messages.authorId })
    .from(messages)
    .where(eq(messages.applicationId, applicationId))
    .orderBy(messages.position);

/** As if somebody had sent their messages an hour earlier. */
export const letHourPass = async (db: Db, authorId: string) => {
  await db
    .update(messages)
    .set({ sentAt: sql`${messages.sentAt} - interval '61 minutes'` })
    .where(eq(messages.authorId, authorId));
};

/** As if somebody had used their keys a day earlier. */
export const letDayOfKeysPass = async (db: Db, senderId: string) => {
  await db
    .update(messageKeys)
    .set({ createdAt: sql`${messageKeys.createdAt} - interval '24 hours 1 minute'` })
    .where(eq(messageKeys.senderId, senderId));
};
