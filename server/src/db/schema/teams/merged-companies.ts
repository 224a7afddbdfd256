import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/** Companies that went when they were merged into another, where their addresses lead from then on. */
export const mergedCompanies = pgTable(
  "merged_companies",
  {
    /** Of the company that went. */
    id: uuid().primaryKey(),
    into: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("merged_companies_by_company").on(table.into)],
);
