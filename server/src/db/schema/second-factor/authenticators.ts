import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** A user's authenticator (TOTP). It counts once a code confirmed it. */
export const authenticators = pgTable("authenticators", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32. Both sides compute codes with it, so it cannot be a hash. */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: moment(),
  /** The half minute of the newest code that was taken, counted from 1970; none up to it counts again. */
  lastStep: integer(),
  /** How many codes that were to confirm it were wrong. */
  wrongCodes: integer().notNull().default(0),
  /** It was set by whoever had the account before its owner first proved the address. */
  setBeforeProof: boolean().notNull().default(false),
});
