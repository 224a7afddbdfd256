import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { conversations } from "#db/schema/conversations/conversations.ts";
import { messageReads } from "#db/schema/conversations/message-reads.ts";
import { messages } from "#db/schema/conversations/messages.ts";

interface Application {
  id: string;
  jobId: string;
}

/** Since when the conversation is ended, if it is. */
export const findEndedAt = async (db: Db, applicationId: string): Promise<Date | null> => {
  const [conversation] = await db
    .select({ endedAt: conversations.endedAt })
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId));
  return conversation?.endedAt ?? null;
};

/** Ends the conversation; one that was ended before stays so since then. */
export const upsertToEnded = async (db: Db, { id, jobId }: Application): Promise<void> => {
  const now = sql`clock_timestamp()`;
  await db
    .insert(conversations)
    .values({ applicationId: id, jobId, endedAt: now })
    .onConflictDoUpdate({
      target: conversations.applicationId,
      set: { endedAt: sql`coalesce(${conversations.endedAt}, ${now})` },
    });
};

export const updateToOpen = async (db: Db, applicationId: string): Promise<void> => {
  await db
    .update(conversations)
    .set({ endedAt: null })
    .where(eq(conversations.applicationId, applicationId));
};

/** Notes that somebody has read up to a message. Reports whether the conversation has it. */
export const upsertRead = async (
  db: Db,
  {
    userId,
    applicationId,
    messageId,
  }: { userId: string; applicationId: string; messageId: string },
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into ${messageReads} (user_id, application_id, up_to)
    select ${userId}::uuid, ${applicationId}::uuid, ${messages.position}
    from ${messages}
    where ${messages.id} = ${messageId} and ${messages.applicationId} = ${applicationId}
    on conflict (user_id, application_id)
      do update set up_to = greatest(${messageReads.upTo}, excluded.up_to)`);
  return rowCount === 1;
};
