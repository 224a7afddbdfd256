import { notificationKinds } from "@rolecall/contract/auth/notifications.ts";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";

/** The addresses to which letters of a kind went, each with the token that stops them. */
export const letterRecipients = pgTable(
  "letter_recipients",
  {
    /** In lower case, as addresses are kept. */
    email: text().notNull(),
    kind: text({ enum: notificationKinds }).notNull(),
    /** The same in all letters; it opens nothing else. */
    token: text().notNull().unique("letter_recipients_token_unique"),
    /** Since when an address without an account gets no more of them. */
    stoppedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "letter_recipients_pkey", columns: [table.email, table.kind] })],
);
