import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "./columns.ts";
import { bytes } from "./pictures.ts";
import { users } from "./users.ts";

/** Pictures of people, drawn by the server: the one that an account shows, and at most one that waits. */
export const portraits = pgTable(
  "portraits",
  {
    id: primaryId(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    contentType: text().notNull(),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("portraits_by_owner").on(table.ownerId)],
);
