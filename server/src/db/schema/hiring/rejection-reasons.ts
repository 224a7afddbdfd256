import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/** The reasons for which a company rejects. A rejection keeps its own as it was, in its event. */
export const rejectionReasons = pgTable(
  "rejection_reasons",
  {
    id: primaryId(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** For the team alone. */
    label: text().notNull(),
    /** What a candidate may be told of it. */
    sentence: text(),
    createdAt: createdAt(),
  },
  (table) => [index("rejection_reasons_by_company").on(table.companyId, table.createdAt, table.id)],
);
