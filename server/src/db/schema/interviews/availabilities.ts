import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";

/** When somebody takes interviews; without a row, the usual working hours. They go with the account. */
export const availabilities = pgTable("availabilities", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** IANA's name. */
  timeZone: text().notNull(),
  hours: jsonb().$type<{ day: number; from: string; to: string }[]>().notNull(),
  bufferMinutes: integer().notNull(),
  /** Of a calendar elsewhere. */
  calendarUrl: text(),
});
