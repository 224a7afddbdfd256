import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Who of the hiring team starred which applications. They are deleted when the application is erased. */
export const applicationStars = pgTable(
  "application_stars",
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    starredAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    index("application_stars_by_user").on(table.userId),
  ],
);
