import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { passwordResets } from "#db/schema/password-resets.ts";
import { users } from "#db/schema/users.ts";

/**
 * Makes others wait who want to add a link for this user or sign them in, until the transaction ends.
 * Answers the address, and whether it is proven.
 */
export const lockLinksOfUser = async (db: Db, userId: string) => {
  const [user] = await db
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return user ?? null;
};

export const countResets = (db: Db, { userId, since }: { userId: string; since: Date }) =>
  db.$count(
    passwordResets,
    and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)),
  );

export const insertReset = async (db: Db, reset: typeof passwordResets.$inferInsert) => {
  await db.insert(passwordResets).values(reset);
};

export const deleteReset = async (db: Db, tokenHash: string) => {
  await db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash));
};

const stillValid = ({ tokenHash, now }: { tokenHash: string; now: Date }) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));

/** The user of a link that still works. */
export const findUserOfReset = async (db: Db, link: { tokenHash: string; now: Date }) => {
  const [found] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(stillValid(link));
  return found?.userId ?? null;
};

/** A link that no longer works; its row stays for a while, since it counts among those that were mailed. */
const ended = { expiresAt: new Date(0) };

/** Uses a link up: of two at once, one gets true and the other false. */
export const takeReset = async (db: Db, link: { tokenHash: string; now: Date }) => {
  const taken = await db
    .update(passwordResets)
    .set(ended)
    .where(stillValid(link))
    .returning({ userId: passwordResets.userId });
  return taken.length > 0;
};

export const endResetsOfUser = async (db: Db, userId: string) => {
  await db.update(passwordResets).set(ended).where(eq(passwordResets.userId, userId));
};

/** Deletes links that have expired and were made before `madeBefore`. */
export const deleteExpiredResets = async (
  db: Db,
  { now, madeBefore }: { now: Date; madeBefore: Date },
) => {
  await db
    .delete(passwordResets)
    .where(and(lt(passwordResets.expiresAt, now), lt(passwordResets.createdAt, madeBefore)));
};
