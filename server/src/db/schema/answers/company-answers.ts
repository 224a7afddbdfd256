import { pgTable, uuid } from "drizzle-orm/pg-core";
import { companies } from "#db/schema/companies.ts";
import { answerFigures } from "./answer-figures.ts";

/** How the applications to a company's jobs were answered lately, as the last refresh found it. */
export const companyAnswers = pgTable("company_answers", {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  ...answerFigures(),
});
