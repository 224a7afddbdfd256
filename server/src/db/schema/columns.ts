import { randomUUIDv7 } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { bigint, customType, integer, timestamp, uuid, type PgColumn } from "drizzle-orm/pg-core";

/** A version 7 UUID: ids sort by the time of their making, so new rows stay together in indexes. */
export const primaryId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7());

/** A time with milliseconds, so that JavaScript reads exactly the stored value. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());

/** A number that the database counts up. */
export const risingPosition = () =>
  bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity();

/** The number of edits of a row; each edit increases it with `nextRevision`. */
export const revision = () => integer().notNull().default(1);
export const nextRevision = (column: PgColumn): SQL => sql`${column} + 1`;

/** `column IN (...)` for a check constraint, from the contract's own list. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** Compared byte by byte, so that an index on it also finds what begins in a given way. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
