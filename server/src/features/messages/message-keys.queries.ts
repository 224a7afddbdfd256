import { idempotencyHours } from "@rolecall/contract/conversations/messages.ts";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { messageKeys } from "#db/schema/conversations/message-keys.ts";

type NewKey = Pick<
  typeof messageKeys.$inferSelect,
  "senderId" | "key" | "contentHash" | "messageId"
>;

const isOver = lt(messageKeys.createdAt, sql`now() - make_interval(hours => ${idempotencyHours})`);

/** Forgets the keys that are over. */
export const deleteOldKeys = async (db: Db, now: Date): Promise<void> => {
  const over = new Date(now.getTime() - idempotencyHours * 60 * 60 * 1000);
  await db.delete(messageKeys).where(lt(messageKeys.createdAt, over));
};

/**
 * Keeps the key of a message that is about to be sent. Where it was used before, and is not over, answers for
 * what; else null.
 */
export const claimKey = async (db: Db, key: NewKey): Promise<NewKey | null> => {
  const { rowCount } = await db
    .insert(messageKeys)
    .values(key)
    .onConflictDoUpdate({
      target: [messageKeys.senderId, messageKeys.key],
      set: {
        contentHash: sql`excluded.content_hash`,
        messageId: sql`excluded.message_id`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: isOver,
    });
  if (rowCount === 1) return null;
  const [used] = await db
    .select()
    .from(messageKeys)
    .where(and(eq(messageKeys.senderId, key.senderId), eq(messageKeys.key, key.key)));
  return used ?? null;
};
