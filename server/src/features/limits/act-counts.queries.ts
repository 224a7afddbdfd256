import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { actCounts } from "#db/schema/act-counts.ts";
import { signInNames } from "#db/schema/sign-in-names.ts";
import { users } from "#db/schema/users.ts";

/** One counter: an act, and a hash of whom it is counted for. */
export interface Counter {
  act: string;
  key: string;
}

const isOf = ({ act, key }: Counter) => and(eq(actCounts.act, act), eq(actCounts.key, key));

/**
 * Counts one more, or `by` more, unless `most` are counted already; then it answers when counting begins anew. Others who
 * count the same wait until the transaction ends.
 */
export const addToCount = async (
  db: Db,
  {
    now,
    until,
    most,
    by = 1,
    ...counter
  }: Counter & { now: Date; until: Date; most: number; by?: number },
): Promise<{ count: number } | { reachedUntil: Date }> => {
  const isOver = lte(actCounts.until, now);
  const [added] = await db
    .insert(actCounts)
    .values({ ...counter, count: by, until })
    .onConflictDoUpdate({
      target: [actCounts.act, actCounts.key],
      set: {
        count: sql`case when ${isOver} then excluded.count else ${actCounts.count} + excluded.count end`,
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

/** Empties a counter. Answers how many there were. */
export const takeCount = async (db: Db, { now, ...counter }: Counter & { now: Date }) => {
  const [taken] = await db
    .delete(actCounts)
    .where(isOf(counter))
    .returning({ count: actCounts.count, until: actCounts.until });
  return taken && taken.until > now ? taken.count : 0;
};

/** Whether the address is that of an account whose owner has proved it. */
export const isProvedAddress = async (db: Db, email: string): Promise<boolean> => {
  const [found] = await db
    .select({ isProved: users.emailVerified })
    .from(signInNames)
    .innerJoin(users, eq(users.id, signInNames.userId))
    .where(
      and(
        sql`${signInNames.name} = sign_in_name(${email})`,
        sql`sign_in_name(${users.email}) = ${signInNames.name}`,
      ),
    )
    .limit(1);
  return found?.isProved ?? false;
};
