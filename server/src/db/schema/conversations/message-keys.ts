import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** The idempotency keys of the last day's messages: a request that is sent again sends no second message. */
export const messageKeys = pgTable(
  "message_keys",
  {
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** SHA-256 of the application, text and files that it was used for. */
    contentHash: text().notNull(),
    /** No reference: it is written before its message, in the same transaction. */
    messageId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.key] })],
);
