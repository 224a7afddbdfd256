import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Archives of people's own data: one of each account, and those that are still to be deleted. */
export const dataExports = pgTable(
  "data_exports",
  {
    /** The name of the archive in the store as well: random, so that nobody guesses it. */
    id: uuid()
      .primaryKey()
      .$defaultFn(() => randomUUID()),
    /** Null where the account is erased or asked for a newer one: the archive is to be deleted. */
    ownerId: uuid().references(() => users.id, { onDelete: "set null" }),
    requestedAt: createdAt(),
    /** How many times a server began to prepare it. */
    attempts: integer().notNull().default(0),
    /** Nobody touches it before: a server is at it, or an attempt has just failed. */
    untouchedUntil: moment().notNull().defaultNow(),
    readyAt: moment(),
    failedAt: moment(),
    /** When it is deleted, once it is ready or has failed. */
    expiresAt: moment(),
    bytes: bigint({ mode: "number" }),
  },
  (table) => [
    unique("data_exports_one_each").on(table.ownerId),
    index("data_exports_to_prepare")
      .on(table.untouchedUntil)
      .where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
    index("data_exports_by_expiry").on(table.expiresAt),
    index("data_exports_ownerless")
      .on(table.untouchedUntil)
      .where(sql`${table.ownerId} is null`),
  ],
);
