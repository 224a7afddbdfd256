import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";
import { interviews } from "./interviews.ts";

/** Half-open, so that one may end when the next begins. */
const span = customType<{ data: string }>({ dataType: () => "tstzrange" });

/**
 * `interview_bookings_once` excludes that somebody or something is taken twice at once: a migration adds it, since
 * Drizzle knows no such constraint.
 *
 * Whom and what each scheduled interview takes: its interviewers, its candidate within the company, and a room of
 * the company. One that is cancelled takes nothing.
 */
export const interviewBookings = pgTable(
  "interview_bookings",
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    /** Who or what is taken, of which there is one. */
    taken: text().notNull(),
    during: span().notNull(),
    /** The interviewer or candidate; null of a room. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.taken] }),
    index("interview_bookings_by_user").on(table.userId),
  ],
);
