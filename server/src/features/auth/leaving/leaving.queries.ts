import { and, asc, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** Sets or takes back when an account is erased, which is no edit of it: `updatedAt` stays. */
export const updateEraseAt = async (db: Db, id: string, eraseAt: Date | null): Promise<void> => {
  await db
    .update(users)
    .set({ eraseAt, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, id));
};

/** Whether an account is leaving, locked until the transaction ends; null where it is gone. */
export const lockLeaving = async (db: Db, id: string) => {
  const [user] = await db
    .select({ eraseAt: users.eraseAt })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return user ?? null;
};

/** The accounts that are to be erased by now, the first one first. */
export const listDueAccounts = async (
  db: Db,
  { now, most }: { now: Date; most: number },
): Promise<string[]> => {
  const due = await earliestDue(db, now).limit(most);
  return due.map(({ id }) => id);
};

const earliestDue = (db: Db, now: Date | SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, now))
    .orderBy(asc(users.eraseAt));

/** Whether an account is to be erased by now. */
export const accountsAreDue = (db: Db): Condition => finds(earliestDue(db, sql`now()`).limit(1));

/**
 * The account, if it is still to be erased, locked until the transaction ends. Null where somebody
 * else holds it: another server, a sign-in that takes it back, or a write in its name.
 */
export const lockDueAccount = async (db: Db, { id, now }: { id: string; now: Date }) => {
  const [person] = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), lte(users.eraseAt, now)))
    .for("update", { skipLocked: true });
  return person ?? null;
};

/** All addresses that the account ever proved, in lower case, but for those that somebody else has by now. */
export const gatherAddresses = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await db.execute<{ address: string }>(
    sql`select unnest(gather_addresses(${id}::uuid)) as address`,
  );
  return rows.map(({ address }) => address);
};

/** Deletes the account with all that hangs on it alone: sessions, factors, links, profile, memberships. */
export const deleteAccount = async (db: Db, id: string): Promise<void> => {
  await db.delete(users).where(eq(users.id, id));
};
