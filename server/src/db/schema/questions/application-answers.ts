import type { AnswerValue } from "@rolecall/contract/hiring/answers.ts";
import { questionTypes } from "@rolecall/contract/hiring/questions.ts";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "#db/schema/applications.ts";
import { isOneOf } from "#db/schema/columns.ts";
import { uploads } from "#db/schema/uploads.ts";

/** What candidates answered, with the question as it was asked then. Deleted when the application is erased. */
export const applicationAnswers = pgTable(
  "application_answers",
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "restrict" }),
    /** The question may be gone since. */
    questionId: uuid().notNull(),
    place: integer().notNull(),
    question: text().notNull(),
    type: text({ enum: questionTypes }).notNull(),
    value: jsonb().$type<AnswerValue>().notNull(),
    /** The file that answers, which stays as long as the answer. */
    uploadId: uuid().references(() => uploads.id, { onDelete: "restrict" }),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.questionId] }),
    index("application_answers_by_upload").on(table.uploadId),
    check("application_answers_type_known", isOneOf(table.type, questionTypes)),
  ],
);
