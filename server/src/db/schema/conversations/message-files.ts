import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { uploads } from "#db/schema/uploads.ts";
import { messages } from "./messages.ts";

/** The files of messages, which stay as long as the application has a candidate. */
export const messageFiles = pgTable(
  "message_files",
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: "restrict" }),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: "restrict" }),
    /** Its place among the files of the message. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.uploadId] }),
    index("message_files_by_upload").on(table.uploadId),
  ],
);
