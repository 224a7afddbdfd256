import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { dailyNews } from "#db/schema/letters/daily-news.ts";
import { users } from "#db/schema/users.ts";

export const insertNews = async (
  db: Db,
  news: Pick<typeof dailyNews.$inferInsert, "userId" | "text" | "link">,
): Promise<void> => {
  await db.insert(dailyNews).values(news);
};

/** Gives all news that nobody was told yet to the letters of a day. Answers whom they concern. */
export const updateToToldOn = async (db: Db, day: string): Promise<string[]> => {
  const told = await db
    .update(dailyNews)
    .set({ toldOn: day })
    .where(isNull(dailyNews.toldOn))
    .returning({ userId: dailyNews.userId });
  return [...new Set(told.map(({ userId }) => userId))];
};

/** What the letter of a day tells somebody, oldest first, with how much it is; null where they get no letters. */
export const listNewsOfDay = async (
  db: Db,
  { userId, day, limit }: { userId: string; day: string; limit: number },
) =>
  db
    .select({
      to: users.email,
      text: dailyNews.text,
      link: dailyNews.link,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(dailyNews)
    .innerJoin(users, eq(users.id, dailyNews.userId))
    .where(
      and(
        eq(dailyNews.userId, userId),
        eq(dailyNews.toldOn, day),
        isNull(users.suspendedAt),
        isNull(users.eraseAt),
        isNull(users.emailRefusedAt),
      ),
    )
    .orderBy(asc(dailyNews.at), asc(dailyNews.id))
    .limit(limit);

/** Forgets what letters before this day told. */
export const deleteToldBefore = async (db: Db, day: string): Promise<void> => {
  await db.delete(dailyNews).where(lt(dailyNews.toldOn, day));
};
