import type { AnswerFigures } from "@rolecall/contract/applications/answer-figures.schemas.ts";
import { sql, type SQL } from "drizzle-orm";
import { companyAnswers } from "#db/schema/answers/company-answers.ts";
import { jobAnswers } from "#db/schema/answers/job-answers.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";

/** From so few applications on figures would tell of single people. */
const fewestCounted = sql.raw("5");

const figuresIn = (table: typeof companyAnswers | typeof jobAnswers, which: SQL) =>
  sql<AnswerFigures>`(
    select json_build_object(
      'share', ${table.answered} * 100 / ${table.counted},
      'medianHours', ${table.medianHours},
      'lastActiveOn', ${table.lastActiveOn}
    ) from ${table} where ${which} and ${table.counted} >= ${fewestCounted}
  )`;

/** SELECT of the companies whose figures are shown. */
export const shownAnswers = sql`
  select company_id, answered * 100 / counted as share, median_hours
  from company_answers where counted >= ${fewestCounted}`;

/** SELECT of the percentage that the company of a job answered; of none where nothing is shown. */
export const answeredPercent = (jobId: SQL) => sql`
  select share from (${shownAnswers}) as shown join jobs using (company_id) where jobs.id = ${jobId}`;

/** The answers to the applications of a job of `jobs`. */
export const answersOfJob = figuresIn(jobAnswers, sql`${jobAnswers.jobId} = ${jobs.id}`);

/** The answers to the applications of a company of `companies`. */
export const answersOfCompany = figuresIn(
  companyAnswers,
  sql`${companyAnswers.companyId} = ${companies.id}`,
);
