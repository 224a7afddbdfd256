import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
    /** Whether the account had proved it; of those from before this was kept nobody knows any more. */
    proven: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ name: "former_addresses_pkey", columns: [table.userId, table.email] })],
);
