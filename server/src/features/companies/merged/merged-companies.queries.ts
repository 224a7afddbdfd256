import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { mergedCompanies } from "#db/schema/teams/merged-companies.ts";

/** The companies with these ids, locked in one order, so that merging both ways waits and ends. */
export const lockCompanies = (db: Db, ids: string[]) =>
  db
    .select({ id: companies.id, name: companies.name, ownerId: companies.ownerId })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id))
    .for("update");

/** Addresses that led to the company that goes lead to the other one, too. */
export const insertMerged = async (
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await db.update(mergedCompanies).set({ into }).where(eq(mergedCompanies.into, from));
  await db.insert(mergedCompanies).values({ id: from, into });
};

export const findMergedInto = async (db: Db, id: string) => {
  const [merged] = await db
    .select({ into: mergedCompanies.into })
    .from(mergedCompanies)
    .where(eq(mergedCompanies.id, id))
    .limit(1);
  return merged?.into ?? null;
};
