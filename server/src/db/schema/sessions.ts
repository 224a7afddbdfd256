import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { users } from "./users.ts";

/** The sessions of users. The cookie holds the token; only its SHA-256 is stored here. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its user, and opens nothing. */
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    remembered: boolean().notNull(),
    /** Browser and system, as the sign-in told them; null where it told neither. */
    device: text(),
    /** Until then the session needs no fresh proof. */
    provedUntil: moment(),
    createdAt: createdAt(),
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
