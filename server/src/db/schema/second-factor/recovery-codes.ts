import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";

/** The recovery codes that a user has left. Only their SHA-256 is kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ name: "recovery_codes_pkey", columns: [table.userId, table.codeHash] })],
);
