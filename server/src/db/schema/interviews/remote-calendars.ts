import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** What the calendars of recruiters hold, as last read: times alone, no titles. */
export const remoteCalendars = pgTable("remote_calendars", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The address that it was read from. */
  address: text().notNull(),
  /** Pairs of beginning and end, in milliseconds. */
  busy: jsonb().$type<[number, number][]>().notNull(),
  /** When it was last tried, read or not. */
  triedAt: moment().notNull(),
});
