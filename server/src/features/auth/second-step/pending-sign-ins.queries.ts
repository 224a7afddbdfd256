import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pendingSignIns } from "#db/schema/second-factor/pending-sign-ins.ts";

/**
 * Adds one. Of one account and network the newest `most` are kept: whoever begins them elsewhere pushes none
 * of the owner's out.
 */
export const insertPendingSignIn = async (
  db: Db,
  pending: typeof pendingSignIns.$inferInsert,
  most: number,
) => {
  await db.insert(pendingSignIns).values(pending);
  const beyond = db
    .select({ tokenHash: pendingSignIns.tokenHash })
    .from(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.userId, pending.userId),
        eq(pendingSignIns.network, pending.network ?? ""),
      ),
    )
    .orderBy(desc(pendingSignIns.createdAt))
    .offset(most);
  await db.delete(pendingSignIns).where(inArray(pendingSignIns.tokenHash, beyond));
};

interface Token {
  tokenHash: string;
  now: Date;
}

const openOne = (db: Db, { tokenHash, now }: Token) =>
  db
    .select({
      tokenHash: pendingSignIns.tokenHash,
      userId: pendingSignIns.userId,
      remember: pendingSignIns.remember,
      begunWith: pendingSignIns.begunWith,
      wrongCodes: pendingSignIns.wrongCodes,
    })
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now)));

export const findPending = async (db: Db, token: Token) => {
  const [found] = await openOne(db, token);
  return found ?? null;
};

/** As `findPending`; others who try it wait until the transaction ends. */
export const lockPending = async (db: Db, token: Token) => {
  const [found] = await openOne(db, token).for("update");
  return found ?? null;
};

export const countWrongCode = async (db: Db, tokenHash: string) => {
  await db
    .update(pendingSignIns)
    .set({ wrongCodes: sql`${pendingSignIns.wrongCodes} + 1` })
    .where(eq(pendingSignIns.tokenHash, tokenHash));
};

export const deletePending = async (db: Db, tokenHash: string) => {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash));
};

export const deleteExpiredPending = async (db: Db, now: Date) => {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
};
