import type { Accepts } from "@rolecall/contract/hiring/answers.ts";
import { questionTypes } from "@rolecall/contract/hiring/questions.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { isOneOf, primaryId } from "#db/schema/columns.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/** The questions of a job's form, and those that a company keeps for its jobs. */
export const questions = pgTable(
  "questions",
  {
    id: primaryId(),
    /** One of the two is set. */
    jobId: uuid().references(() => jobs.id, { onDelete: "cascade" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    /** Its place in the list. */
    place: integer().notNull(),
    text: text().notNull(),
    type: text({ enum: questionTypes }).notNull(),
    required: boolean().notNull(),
    options: text().array().notNull(),
    accepts: jsonb().$type<Accepts>(),
  },
  (table) => [
    index("questions_by_job").on(table.jobId, table.place),
    index("questions_by_company").on(table.companyId, table.place),
    check("questions_of_job_or_company", sql`num_nonnulls(${table.jobId}, ${table.companyId}) = 1`),
    check("questions_type_known", isOneOf(table.type, questionTypes)),
  ],
);
