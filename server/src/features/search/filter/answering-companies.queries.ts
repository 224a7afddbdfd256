import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { shownAnswers } from "#read-models/answer-figures.sql.ts";

/** Companies that answered so many percent of their applications, or more. */
export const listAnsweringCompanies = async (
  db: Db,
  { least, most }: { least: number; most: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select company_id as id from (${shownAnswers}) as shown where share >= ${least} limit ${most}`);
  return rows.map(({ id }) => id);
};
