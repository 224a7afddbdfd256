import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { users } from "./users.ts";

/** Mailed links that set a new password: each works once, for an hour. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("password_resets_by_user").on(table.userId, table.createdAt),
    index("password_resets_by_expiry").on(table.expiresAt),
  ],
);
