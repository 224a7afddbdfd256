import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { prepared } from "#db/prepared.ts";
import { attempts, type throttledActions } from "#db/schema/attempts.ts";

export type ThrottledAction = (typeof throttledActions)[number];

export interface Attempt {
  action: ThrottledAction;
  address: string;
  account: string | null;
}

/** The latest attempts of one address, newest first: when, and whether on the same account. */
export const listAttempts = async (
  db: Db,
  { attempt, since, limit }: { attempt: Attempt; since: Date; limit: number },
) => {
  const { action, address } = attempt;
  const found = await latestAttempts(db).execute({ action, address, since, limit });
  return found.map(({ at, account }) => ({ at, sameAccount: account === attempt.account }));
};

const latestAttempts = prepared((db) =>
  db
    .select({ at: attempts.createdAt, account: attempts.account })
    .from(attempts)
    .where(
      and(
        eq(attempts.action, sql.placeholder("action")),
        eq(attempts.address, sql.placeholder("address")),
        gt(attempts.createdAt, sql.placeholder("since")),
      ),
    )
    .orderBy(desc(attempts.createdAt), desc(attempts.id))
    .limit(sql.placeholder("limit"))
    .prepare("latest_attempts"),
);

export const insertAttempt = async (db: Db, attempt: Attempt) => {
  await db.insert(attempts).values({ ...attempt, createdAt: new Date() });
};

/** Forgets the attempts of one address on one account. */
export const deleteAttempts = async (db: Db, { action, address, account }: Attempt) => {
  await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.action, action),
        eq(attempts.address, address),
        eq(attempts.account, account ?? ""),
      ),
    );
};

export const deleteAttemptsBefore = async (db: Db, moment: Date) => {
  await db.delete(attempts).where(lt(attempts.createdAt, moment));
};
