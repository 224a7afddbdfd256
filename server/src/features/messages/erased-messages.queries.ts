import { inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { messageFiles } from "#db/schema/conversations/message-files.ts";
import { messages } from "#db/schema/conversations/messages.ts";

export const deleteFilesOf = async (db: Db, applicationIds: string[]): Promise<void> => {
  const written = db
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.applicationId, applicationIds));
  await db.delete(messageFiles).where(inArray(messageFiles.messageId, written));
};

export const updateToEmpty = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db
    .update(messages)
    .set({
      text: "",
      authorId: sql`case when ${messages.side} = 'candidate' then null else ${messages.authorId} end`,
    })
    .where(inArray(messages.applicationId, applicationIds));
};
