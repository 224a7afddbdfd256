import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";

/** Lets the time pass until somebody who is leaving is to be erased; anybody else is leaving from then on. */
export const makeDue = async (db: Db, { id }: { id: string }): Promise<void> => {
  await db
    .update(users)
    .set({ eraseAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, id));
};

/** When somebody's account is erased; null where they stay. */
export const eraseAtOf = async (db: Db, { id }: { id: string }): Promise<Date | null> => {
  const [user] = await db.select({ eraseAt: users.eraseAt }).from(users).where(eq(users.id, id));
  return user?.eraseAt ?? null;
};
