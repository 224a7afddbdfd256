import { sql } from "drizzle-orm";
import { check, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** What one of the hiring team thinks of an application. Deleted when the application is erased. */
export const scorecards = pgTable(
  "scorecards",
  {
    id: primaryId(),
    recommendation: smallint().notNull(),
    comment: text(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** Null where the author is erased. */
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    submittedAt: createdAt(),
  },
  (table) => [
    unique("scorecards_once_per_author").on(table.applicationId, table.authorId),
    check("scorecards_recommendation_known", sql`${table.recommendation} between 1 and 4`),
  ],
);
