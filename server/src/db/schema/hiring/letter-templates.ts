import { templateKinds } from "@rolecall/contract/hiring/letters.ts";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, isOneOf, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/** The templates of a company's letters to candidates. What was written by one is kept with its event. */
export const letterTemplates = pgTable(
  "letter_templates",
  {
    id: primaryId(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text({ enum: templateKinds }).notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("letter_templates_by_company").on(table.companyId, table.createdAt, table.id),
    check("letter_templates_kind_known", isOneOf(table.kind, templateKinds)),
  ],
);
