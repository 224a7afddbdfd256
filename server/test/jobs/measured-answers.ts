import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companyAnswers } from "#db/schema/answers/company-answers.ts";

/** How a company answers, as if it had been measured. */
export const buildAnswers = async (
  db: Db,
  answers: typeof companyAnswers.$inferInsert,
): Promise<void> => {
  await db.insert(companyAnswers).values(answers);
};

/** Ids and titles of all jobs. */
export const listTitles = async (db: Db): Promise<{ id: string; title: string }[]> =>
  (await db.execute<{ id: string; title: string }>(sql`select id, title from jobs`)).rows;
