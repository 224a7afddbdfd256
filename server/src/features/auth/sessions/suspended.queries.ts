import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";

/** Whether somebody is suspended or leaving, which stays so until the transaction ends; null where they are gone. */
export const lockAdmission = async (db: Db, id: string) => {
  const [user] = await db
    .select({ suspendedAt: users.suspendedAt, eraseAt: users.eraseAt })
    .from(users)
    .where(eq(users.id, id))
    .for("no key update");
  return user ?? null;
};

/** Whether somebody is suspended now. */
export const isSuspended = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.suspendedAt)))
    .limit(1);
  return found.length > 0;
};
