import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { passwordResets } from "#db/schema/password-resets.ts";

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

export const hasReset = async (db: Db, link: { tokenHash: string; now: Date }) =>
  (await db.$count(passwordResets, stillValid(link))) > 0;

/** Uses a link up: of two at once, one gets the user's id and the other null. */
export const takeReset = async (db: Db, link: { tokenHash: string; now: Date }) => {
  const [taken] = await db
    .delete(passwordResets)
    .where(stillValid(link))
    .returning({ userId: passwordResets.userId });
  return taken?.userId ?? null;
};

export const deleteResetsOfUser = async (db: Db, userId: string) => {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

export const deleteExpiredResets = async (db: Db, now: Date) => {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
};
