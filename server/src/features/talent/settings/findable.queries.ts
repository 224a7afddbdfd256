import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { findableExceptions } from "#db/schema/talent/findable-exceptions.ts";
import { findablePeople } from "#db/schema/talent/findable-people.ts";

export const findSettings = async (db: Db, userId: string) => {
  const [row] = await db
    .select({ to: findablePeople.to })
    .from(findablePeople)
    .where(eq(findablePeople.userId, userId))
    .limit(1);
  return row ?? null;
};

export const listExcepted = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: findableExceptions.companyId })
    .from(findableExceptions)
    .innerJoin(companies, eq(companies.id, findableExceptions.companyId))
    .where(eq(findableExceptions.userId, userId))
    .orderBy(asc(sql`fold(${companies.name}) collate "C"`), asc(companies.id));
  return rows.map(({ id }) => id);
};

/** The companies with these ids, which stay until the transaction ends. */
export const holdCompanies = (db: Db, ids: string[]) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id))
    .for("key share");

export const upsertSettings = async (
  db: Db,
  { userId, to }: Pick<typeof findablePeople.$inferSelect, "userId" | "to">,
): Promise<void> => {
  await db
    .insert(findablePeople)
    .values({ userId, to })
    .onConflictDoUpdate({ target: findablePeople.userId, set: { to } });
};

export const replaceExcepted = async (
  db: Db,
  { userId, except }: { userId: string; except: string[] },
): Promise<void> => {
  await db
    .delete(findableExceptions)
    .where(
      and(eq(findableExceptions.userId, userId), notInArray(findableExceptions.companyId, except)),
    );
  if (except.length === 0) return;
  await db
    .insert(findableExceptions)
    .values(except.map((companyId) => ({ userId, companyId })))
    .onConflictDoNothing();
};
