import { count, desc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import { companies, namedCompanyColumns } from "#db/schema/companies.ts";
import { talentLooks } from "#db/schema/talent/talent-looks.ts";

/** The first look of a company in a day stays. */
export const insertLook = async (
  db: Db,
  { at, ...look }: { userId: string; companyId: string; at: Date },
): Promise<void> => {
  await db
    .insert(talentLooks)
    .values({ ...look, at, day: at.toISOString().slice(0, 10) })
    .onConflictDoNothing();
};

export const listLooksOf = async (db: Db, { userId, page, limit }: Slice & { userId: string }) => {
  const isOwn = eq(talentLooks.userId, userId);
  const [total] = await db.select({ looks: count() }).from(talentLooks).where(isOwn);
  const items = await db
    .select({ company: namedCompanyColumns, at: talentLooks.at })
    .from(talentLooks)
    .innerJoin(companies, eq(companies.id, talentLooks.companyId))
    .where(isOwn)
    .orderBy(desc(talentLooks.at), desc(talentLooks.companyId))
    .limit(limit)
    .offset((page - 1) * limit);
  const all = total?.looks ?? 0;
  return { items, total: all, page, limit, hasNext: page * limit < all, last: undefined };
};
