import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { authenticators } from "#db/schema/second-factor/authenticators.ts";
import { passkeys } from "#db/schema/second-factor/passkeys.ts";
import { recoveryCodes } from "#db/schema/second-factor/recovery-codes.ts";
import { users } from "#db/schema/users.ts";
import type { Factors } from "./factors.ts";

/** Null where the user is gone by now. */
export const findFactors = async (db: Db, userId: string): Promise<Factors | null> => {
  const [found] = await db
    .select({
      passwordHash: users.passwordHash,
      secret: authenticators.secret,
      lastStep: authenticators.lastStep,
      passkeyIds: sql<
        string[]
      >`array(select ${passkeys.id}::text from ${passkeys} where ${passkeys.userId} = ${users.id} order by 1)`,
      recoveryCodesLeft: db.$count(recoveryCodes, eq(recoveryCodes.userId, users.id)),
    })
    .from(users)
    .leftJoin(
      authenticators,
      and(eq(authenticators.userId, users.id), isNotNull(authenticators.confirmedAt)),
    )
    .where(eq(users.id, userId));
  if (!found) return null;
  const { secret, lastStep, ...factors } = found;
  return { ...factors, totp: secret === null ? null : { secret, lastStep } };
};

/** Until the transaction ends, others who change what opens this account wait. */
export const lockFactors = async (db: Db, userId: string) => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
};

/** False where an authenticator is on; one that was not confirmed is replaced. */
export const insertAuthenticator = async (
  db: Db,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> => {
  const begun = await db
    .insert(authenticators)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt: new Date(), wrongCodes: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return begun.length === 1;
};

/** The authenticator that waits to be confirmed, or null. */
export const findUnconfirmed = async (db: Db, userId: string) => {
  const [found] = await db
    .select({ secret: authenticators.secret, wrongCodes: authenticators.wrongCodes })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
  return found ?? null;
};

export const updateToConfirmed = async (
  db: Db,
  { userId, lastStep }: { userId: string; lastStep: number },
) => {
  await db
    .update(authenticators)
    .set({ confirmedAt: new Date(), lastStep })
    .where(eq(authenticators.userId, userId));
};

export const updateWrongCodes = async (
  db: Db,
  { userId, wrongCodes }: { userId: string; wrongCodes: number },
) => {
  await db.update(authenticators).set({ wrongCodes }).where(eq(authenticators.userId, userId));
};

export const deleteUnconfirmedOf = async (db: Db, userId: string) => {
  await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
};

/** Takes a code's half minute: of several at once one gets true, and so does nobody who comes with an earlier one. */
export const updateLastStep = async (
  db: Db,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> => {
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return taken.length === 1;
};

/** Whether there was one that counted. */
export const deleteAuthenticator = async (db: Db, userId: string): Promise<boolean> => {
  const deleted = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return deleted.length === 1;
};

/** Authenticators that nobody confirmed, begun before `moment`. */
export const deleteUnconfirmed = async (db: Db, moment: Date) => {
  await db
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, moment)));
};

/** These codes in place of those that there were. */
export const replaceRecoveryCodes = async (
  db: Db,
  { userId, codeHashes }: { userId: string; codeHashes: string[] },
) => {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codeHashes.length > 0)
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
};

/** Uses a code up: of several at once one gets true. */
export const takeRecoveryCode = async (
  db: Db,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> => {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
};
