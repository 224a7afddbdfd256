import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#db/schema/columns.ts";

/** The quarters whose impact was computed, for all companies at once, and never again. */
export const impactQuarters = pgTable("impact_quarters", {
  quarter: text().primaryKey(),
  computedAt: moment().notNull().defaultNow(),
});
