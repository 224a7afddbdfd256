import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { actCounts } from "#db/schema/act-counts.ts";

/** One counter: an act, and a hash of whom it is counted for. */
export interface Counter {
  act: string;
  key: string;
}

const isOf = ({ act, key }: Counter) => and(eq(actCounts.act, act), eq(actCounts.key, key));

/**
 * Counts one more, unless `most` are counted already; then it answers when counting begins anew. Others who
 * count the same wait until the transaction ends.
 */
export const addToCount = async (
  db: Db,
  { now, until, most, ...counter }: Counter & { now: Date; until: Date; most: number },
): Promise<{ count: number } | { reachedUntil: Date }> => {
  const isOver = lte(actCounts.until, now);
  const [added] = await db
    .insert(actCounts)
    .values({ ...counter, count: 1, until })
    .onConflictDoUpdate({
      target: [actCounts.act, actCounts.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${actCounts.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${actCounts.until} end`,
      },
      setWhere: or(isOver, sql`${actCounts.count} < ${most}`),
    })
    .returning({ count: actCounts.count });
  if (added) return added;
  const [full] = await db.select({ until: actCounts.until }).from(actCounts).where(isOf(counter));
  return { reachedUntil: full?.until ?? until };
};

/** Takes one back that was counted. */
export const takeFromCount = async (db: Db, counter: Counter) => {
  await db
    .update(actCounts)
    .set({ count: sql`${actCounts.count} - 1` })
    .where(and(isOf(counter), sql`${actCounts.count} > 0`));
};

export const deleteCountsBefore = async (db: Db, moment: Date) => {
  await db.delete(actCounts).where(lte(actCounts.until, moment));
};
