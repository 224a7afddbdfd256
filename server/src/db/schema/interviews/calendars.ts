import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** The addresses at which calendar programs read somebody's interviews. Only the hash of the token is here. */
export const calendars = pgTable("calendars", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text().notNull().unique("calendars_token_unique"),
  createdAt: createdAt(),
});
