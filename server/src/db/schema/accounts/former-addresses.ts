import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";

/** The addresses that were an account's before, so that its erasure knows them. A trigger keeps them. */
export const formerAddresses = pgTable(
  "former_addresses",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text().notNull(),
  },
  (table) => [primaryKey({ name: "former_addresses_pkey", columns: [table.userId, table.email] })],
);
