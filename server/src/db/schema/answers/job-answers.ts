import { pgTable, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#db/schema/jobs.ts";
import { answerFigures } from "./answer-figures.ts";

/** How a job's applications were answered lately, as the last refresh found it. */
export const jobAnswers = pgTable("job_answers", {
  jobId: uuid()
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  ...answerFigures(),
});
