import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { users } from "#db/schema/users.ts";

/** What the settings change of a person. */
export type PersonChange = Partial<
  Pick<typeof users.$inferInsert, "username" | "firstName" | "lastName" | "profileImageUrl">
>;

/** The person, locked against other changes until the transaction ends. */
export const lockPerson = async (db: Db, userId: string) => {
  const [person] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return person ?? null;
};

/** Violates `uniqueUsername` where another has the name. */
export const updatePerson = async (db: Db, userId: string, change: PersonChange) => {
  await db.update(users).set(change).where(eq(users.id, userId));
};
