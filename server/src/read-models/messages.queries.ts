// Messages as both sides read them, for conversations, timelines and the export of own data.
import type { ToldMessage } from "@rolecall/contract/conversations/message.schemas.ts";
import type { ResumeType } from "@rolecall/contract/resumes/resumes.ts";
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { messageFiles } from "#db/schema/conversations/message-files.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";
import { downloadFilename } from "./download-filename.ts";
import { objectPathOf } from "./object-path.sql.ts";

interface SentFile {
  id: string;
  filename: string | null;
  contentType: ResumeType;
}

const files = sql`coalesce((
  select json_agg(json_build_object(
    'id', ${uploads.id}, 'filename', ${uploads.filename}, 'contentType', ${uploads.contentType}
  ) order by ${messageFiles.place})
  from ${messageFiles} join ${uploads} on ${uploads.id} = ${messageFiles.uploadId}
  where ${messageFiles.messageId} = ${messages.id}
), '[]')`.mapWith((sent: SentFile[]): ToldMessage["files"] =>
  sent.map(({ id, filename, contentType }) => ({
    name: downloadFilename(filename, contentType),
    url: objectPathOf(id),
  })),
);

type Names = ToldMessage["author"];

const author = sql<Names>`json_build_object('firstName', ${users.firstName}, 'lastName', ${users.lastName})`;

/** The SELECT of messages; the caller adds who may see them, the order and a limit. */
export const selectMessages = (db: Pick<Db, "select">) =>
  db
    .select({
      id: messages.id,
      applicationId: messages.applicationId,
      text: messages.text,
      side: messages.side,
      author,
      sentAt: messages.sentAt,
      files,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId));

/** These messages, each by its id. */
export const messagesById = async (db: Db, ids: string[]): Promise<Map<string, ToldMessage>> => {
  if (ids.length === 0) return new Map();
  const read = await selectMessages(db).where(inArray(messages.id, ids));
  return new Map(read.map((message) => [message.id, message]));
};

/** Every message of these applications, newest first. */
export const messagesOf = (db: Db, applicationIds: string[]): Promise<ToldMessage[]> =>
  selectMessages(db)
    .where(inArray(messages.applicationId, applicationIds))
    .orderBy(desc(messages.position));
