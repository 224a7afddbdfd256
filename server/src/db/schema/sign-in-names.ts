import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/**
 * Every username and email in one name space, as they are compared: what is one account's is no
 * other's. A trigger on `users` keeps it in the same transaction. Where accounts from before this rule
 * share a name, it stands for one of them.
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
