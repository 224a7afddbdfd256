import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { answerDays } from "#read-models/answer-days.sql.ts";

/** Until when an application that is sent now to this job is promised an answer. */
export const answerByOf = (jobId: SQLWrapper | string): SQL => sql`(
  select now() + make_interval(days => ${answerDays})
  from ${jobs} join ${companies} on ${companies.id} = ${jobs.companyId} where ${jobs.id} = ${jobId}
)`;
