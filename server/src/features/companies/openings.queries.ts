import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** The companies of which a deadline has passed since they were counted, the earliest first. */
const ended = (most: number) => sql`
  (select company_id from company_openings where next_closing <= now() order by next_closing limit ${most})`;

/** Whether there is such a company. */
export const openingsHaveEnded: Condition = finds(ended(1));

/**
 * Counts the open jobs of companies anew where a deadline has passed since they were counted, the earliest
 * first. Resolves to the number of these companies.
 */
export const recountOpenings = async (db: Db, most: number): Promise<number> => {
  const { rows } = await db.execute<{ companies: number }>(sql`
    with ended as materialized ${ended(most)}
    select count_openings(array(select company_id from ended)), (select count(*)::int from ended) as companies`);
  return rows[0]?.companies ?? 0;
};
