import { sql } from "drizzle-orm";
import { bigint, boolean, check, pgTable } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";

/** How far the figures of answers are up to date: one row at most. */
export const answerRefreshes = pgTable(
  "answer_refreshes",
  {
    onlyRow: boolean().primaryKey().default(true),
    /** Events up to this position need no further look. */
    position: bigint({ mode: "number" }).notNull(),
    refreshedAt: moment().notNull(),
  },
  (table) => [check("answer_refreshes_one_row", sql`${table.onlyRow}`)],
);
