import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";

/** Second factors that were reported lost. Once an administrator agreed they have an end. */
export const lostFactors = pgTable(
  "lost_factors",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    endsAt: moment(),
  },
  (table) => [index("lost_factors_by_end").on(table.endsAt)],
);
