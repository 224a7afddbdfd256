import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Calls that moved applications and may be undone for a moment, by who made them. */
export const undos = pgTable(
  "undos",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: createdAt(),
  },
  (table) => [index("undos_by_time").on(table.at), index("undos_by_user").on(table.userId)],
);
