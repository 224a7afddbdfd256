import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";

/** The user, locked against other changes until the transaction ends. */
export const lockUser = async (db: Db, id: string) => {
  const [user] = await db
    .select({
      id: users.id,
      administratorSince: users.administratorSince,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      waitingSince: users.waitingSince,
    })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return user ?? null;
};

type Supervised = Pick<
  typeof users.$inferInsert,
  "administratorSince" | "suspendedAt" | "suspensionReason" | "waitingSince" | "approvedAt"
>;

/** A decision about an account is no edit of it: `updatedAt` stays. */
export const updateSupervised = async (db: Db, id: string, changes: Supervised): Promise<void> => {
  await db
    .update(users)
    .set({ ...changes, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, id));
};

/** Whoever is called so, without regard to case. */
export const findIdByUsername = async (db: Db, username: string): Promise<string | null> => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`))
    .limit(1);
  return found?.id ?? null;
};

export const listAdministrators = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(isNotNull(users.administratorSince))
    .orderBy(asc(users.username));
  return rows.map(({ username }) => username);
};
