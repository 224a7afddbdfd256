import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/**
 * Every username and email in one name space, normalized: a name belongs to one account only. A
 * trigger on `users` maintains it in the same transaction. If accounts from before this rule share
 * a name, it belongs to one of them.
 */
export const signInNames = pgTable(
  "sign_in_names",
  {
    name: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("sign_in_names_by_user").on(table.userId)],
);
