import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";
import { interviews } from "./interviews.ts";

/** Who interviews, in the order in which they were chosen. */
export const interviewPeople = pgTable(
  "interview_people",
  {
    place: integer().notNull(),
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    index("interview_people_by_user").on(table.userId),
  ],
);
