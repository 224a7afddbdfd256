import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { attempts, type throttledActions } from "#db/schema/attempts.ts";

export type ThrottledAction = (typeof throttledActions)[number];

export interface Attempt {
  action: ThrottledAction;
  address: string;
  account: string | null;
}

const sameAddress = ({ action, address }: Attempt) =>
  and(eq(attempts.action, action), eq(attempts.address, address));

const sameAccount = (attempt: Attempt) =>
  and(sameAddress(attempt), eq(attempts.account, attempt.account ?? ""));

/** The latest attempts of one address, newest first: when, and whether on the same account. */
export const listAttempts = async (
  db: Db,
  { attempt, since, limit }: { attempt: Attempt; since: Date; limit: number },
) => {
  const found = await db
    .select({ at: attempts.createdAt, account: attempts.account })
    .from(attempts)
    .where(and(sameAddress(attempt), gt(attempts.createdAt, since)))
    .orderBy(desc(attempts.createdAt), desc(attempts.id))
    .limit(limit);
  return found.map(({ at, account }) => ({ at, sameAccount: account === attempt.account }));
};

export const insertAttempt = async (db: Db, attempt: Attempt) => {
  await db.insert(attempts).values({ ...attempt, createdAt: new Date() });
};

/** Forgets the attempts of one address on one account. */
export const deleteAttempts = async (db: Db, attempt: Attempt) => {
  await db.delete(attempts).where(sameAccount(attempt));
};

export const deleteAttemptsBefore = async (db: Db, moment: Date) => {
  await db.delete(attempts).where(lt(attempts.createdAt, moment));
};
