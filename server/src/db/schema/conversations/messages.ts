import { messageSides } from "@rolecall/contract/conversations/message-side.ts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, isOneOf, primaryId, risingPosition } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** What candidate and employer wrote to each other about an application. */
export const messages = pgTable(
  "messages",
  {
    id: primaryId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    side: text({ enum: messageSides }).notNull(),
    /** Null of somebody who is erased, and of a candidate whose application is erased. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Empty once the application is erased. */
    text: text().notNull(),
    /** What the inbox finds messages by: the text in plain letters. */
    foundBy: text()
      .notNull()
      .generatedAlwaysAs(sql`plain_letters(text)`),
    sentAt: createdAt(),
    /** Rises, within an application in the order of sending. */
    position: risingPosition(),
  },
  (table) => [
    uniqueIndex("messages_by_position").on(table.position),
    index("messages_by_application").on(table.applicationId, table.position),
    index("messages_by_author").on(table.authorId, table.sentAt),
    check("messages_side_known", isOneOf(table.side, messageSides)),
  ],
);
