import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { users } from "#db/schema/users.ts";
import { applicationNotes } from "./application-notes.ts";

/** The colleagues that a note mentions. */
export const noteMentions = pgTable(
  "note_mentions",
  {
    noteId: uuid()
      .notNull()
      .references(() => applicationNotes.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its place among the mentions of the note. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index("note_mentions_by_user").on(table.userId),
  ],
);
