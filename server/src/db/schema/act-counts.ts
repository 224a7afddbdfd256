import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * How often something was done lately, for the limits on it. One row by act and by whom or to whom, so that a
 * flood adds none.
 */
export const actCounts = pgTable(
  "act_counts",
  {
    act: text().notNull(),
    /** A hash of the person, address, domain or network that it is counted for. */
    key: text().notNull(),
    count: integer().notNull(),
    /** When counting begins anew. */
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ name: "act_counts_pkey", columns: [table.act, table.key] }),
    index("act_counts_by_time").on(table.until),
  ],
);
