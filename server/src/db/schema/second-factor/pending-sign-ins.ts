import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Sign-ins that wait for their second step. The cookie holds the token; only its SHA-256 is kept. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    remember: boolean().notNull(),
    /** A hash of the password and the factors that it began with; where they differ by then, it is over. */
    begunWith: text().notNull(),
    /** The network that began it, of which a bounded number is kept for one account. */
    network: text().notNull().default(""),
    wrongCodes: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("pending_sign_ins_by_user").on(table.userId, table.createdAt),
    index("pending_sign_ins_by_expiry").on(table.expiresAt),
  ],
);
