import { and, asc, eq, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { authenticators } from "#db/schema/second-factor/authenticators.ts";
import { lostFactors } from "#db/schema/second-factor/lost-factors.ts";
import { passkeys } from "#db/schema/second-factor/passkeys.ts";
import { recoveryCodes } from "#db/schema/second-factor/recovery-codes.ts";
import { users } from "#db/schema/users.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** False where it was reported already. */
export const insertReport = async (db: Db, userId: string): Promise<boolean> => {
  const reported = await db
    .insert(lostFactors)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: lostFactors.userId });
  return reported.length === 1;
};

/** The report, until the transaction ends nobody else's to decide. */
export const lockReport = async (db: Db, userId: string) => {
  const [found] = await db
    .select({ endsAt: lostFactors.endsAt })
    .from(lostFactors)
    .where(eq(lostFactors.userId, userId))
    .for("update");
  return found ?? null;
};

export const updateEnd = async (db: Db, { userId, endsAt }: { userId: string; endsAt: Date }) => {
  await db.update(lostFactors).set({ endsAt }).where(eq(lostFactors.userId, userId));
};

export const deleteReport = async (db: Db, userId: string) => {
  await db.delete(lostFactors).where(eq(lostFactors.userId, userId));
};

const earliestDue = (db: Db, now: Date | SQL) =>
  db
    .select({ userId: lostFactors.userId })
    .from(lostFactors)
    .where(lte(lostFactors.endsAt, now))
    .orderBy(asc(lostFactors.endsAt))
    .$dynamic();

/** Whether the end of a report has come. */
export const reportsAreDue = (db: Db): Condition => finds(earliestDue(db, sql`now()`).limit(1));

/**
 * Takes the reports whose end has come: of several servers each gets others. The accounts are held first, as by
 * whoever proves to have a factor: of the two one comes first.
 */
export const takeDueReports = async (
  db: Db,
  { now, most }: { now: Date; most: number },
): Promise<string[]> => {
  const due = earliestDue(db, now)
    .innerJoin(users, eq(users.id, lostFactors.userId))
    .limit(most)
    .for("no key update", { of: users, skipLocked: true });
  const taken = await db
    .delete(lostFactors)
    .where(inArray(lostFactors.userId, due))
    .returning({ userId: lostFactors.userId });
  return taken.map(({ userId }) => userId);
};

/** From now on the authenticator is known to be older than the first proof of the account's address. */
export const updateToSetBeforeProof = async (db: Db, userId: string) => {
  await db
    .update(authenticators)
    .set({ setBeforeProof: true })
    .where(eq(authenticators.userId, userId));
};

/** Whoever proves to have a factor after the first proof of the address is who set it. */
export const updateToOwners = async (db: Db, userId: string) => {
  await db
    .update(authenticators)
    .set({ setBeforeProof: false })
    .where(and(eq(authenticators.userId, userId), authenticators.setBeforeProof));
};

export const hasFactorSetBeforeProof = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(
    authenticators,
    and(eq(authenticators.userId, userId), authenticators.setBeforeProof),
  )) > 0;

export const deletePasskeysOf = async (db: Db, userId: string) => {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
};

/** All second factors of these users, and the recovery codes with them. */
export const deleteFactorsOf = async (db: Db, userIds: string[]) => {
  await db.delete(authenticators).where(inArray(authenticators.userId, userIds));
  await db.delete(passkeys).where(inArray(passkeys.userId, userIds));
  await db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, userIds));
};
