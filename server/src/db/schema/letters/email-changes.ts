import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Requests for another email address; rows stay for a day, since they count among what was mailed. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address that is wanted. */
    email: text().notNull(),
    /** A hash of the address, by which letters to it are counted however it is written. */
    address: text().notNull(),
    /** Set once the letter with the link was written. */
    tokenHash: text().unique("email_changes_token_unique"),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Since when it no longer counts: it was confirmed, taken back or followed by another. */
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex("email_changes_one_pending")
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index("email_changes_by_user").on(table.userId, table.createdAt),
    index("email_changes_by_address").on(table.address, table.createdAt),
    index("email_changes_by_time").on(table.createdAt),
  ],
);
