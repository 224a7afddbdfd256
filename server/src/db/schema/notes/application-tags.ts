import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt } from "#db/schema/columns.ts";

/** The tags that the hiring team gave applications. They are deleted when the application is erased. */
export const applicationTags = pgTable(
  "application_tags",
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** The tag as it is compared: without regard to case. */
    comparable: text().notNull(),
    /** The tag as it was first written. */
    tag: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.comparable] })],
);
