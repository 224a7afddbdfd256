import type { WrittenQuestion } from "@rolecall/contract/hiring/question-draft.ts";
import type { WrittenCriterion } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import type { SentStage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";

/** What a copy of a job takes along: its fields, and what it has beside them. */
export interface JobContent {
  job: Record<string, unknown>;
  questions: Omit<WrittenQuestion, "id">[];
  criteria: Omit<WrittenCriterion, "id">[];
  /** None where the job has those of its company. */
  stages: Omit<SentStage, "id">[];
}

/** What a company's team begins jobs from. A job that was begun from one is its own. */
export const jobTemplates = pgTable(
  "job_templates",
  {
    id: primaryId(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    content: jsonb().$type<JobContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("job_templates_by_company").on(table.companyId, table.createdAt, table.id)],
);
