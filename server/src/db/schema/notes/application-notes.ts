import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, moment, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** What the hiring team wrote about applications. They are deleted when the application is erased. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: primaryId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** Null of somebody who is erased. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
  },
  (table) => [
    index("application_notes_by_application").on(table.applicationId, table.createdAt, table.id),
    index("application_notes_by_author").on(table.authorId),
  ],
);
