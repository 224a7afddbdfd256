import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";

/** Whether somebody is not suspended, which they cannot become until the transaction ends. */
export const holdUnsuspended = async (db: Db, id: string): Promise<boolean> => {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.suspendedAt)))
    .for("share");
  return held.length > 0;
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
