import type { Impact } from "@rolecall/contract/equal-opportunity/equal-opportunity.schemas.ts";
import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import { impactQuarters } from "./impact-quarters.ts";

/** What a company selected of each group in a quarter, as it was computed; none where there is nothing to tell. */
export const impactReports = pgTable(
  "impact_reports",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    quarter: text()
      .notNull()
      .references(() => impactQuarters.quarter),
    groups: jsonb().$type<Impact["groups"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.quarter] })],
);
