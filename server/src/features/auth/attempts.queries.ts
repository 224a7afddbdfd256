import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { attempts, type throttledActions } from "#db/schema/attempts.ts";

/** Reports are counted elsewhere (`features/limits`), but by the release before this one, which may still run. */
export type ThrottledAction = Exclude<(typeof throttledActions)[number], "report">;

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
  const found = await latestAttempts(db, { action, address, since, limit });
  return found.map(({ at, account }) => ({ at, sameAccount: account === attempt.account }));
};

const latestAttempts = prepared(
  "latest_attempts",
  {
    action: ofType<Attempt["action"]>,
    address: ofType<string>,
    since: ofType<Date>,
    limit: ofType<number>,
  },
  (db, { action, address, since, limit }) =>
    db
      .select({ at: attempts.createdAt, account: attempts.account })
      .from(attempts)
      .where(
        and(
          eq(attempts.action, action),
          eq(attempts.address, address),
          gt(attempts.createdAt, since),
        ),
      )
      .orderBy(desc(attempts.createdAt), desc(attempts.id))
      .limit(limit),
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
