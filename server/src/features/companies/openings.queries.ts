import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";

/**
 * Counts the open jobs of companies anew where a deadline has passed since they were counted, the earliest
 * first. Resolves to the number of these companies.
 */
export const recountOpenings = async (db: Db, most: number): Promise<number> => {
  const { rows } = await db.execute<{ companies: number }>(sql`
    with ended as materialized (
      select company_id from company_openings where next_closing <= now() order by next_closing limit ${most}
    )
    select count_openings(array(select company_id from ended)), (select count(*)::int from ended) as companies`);
  return rows[0]?.companies ?? 0;
};
