import type { Db } from "#db/db.ts";
import { deleteReport } from "#features/auth/second-step/lost-factors.queries.ts";
import { deleteOtherSessions, hasSession } from "#features/auth/sessions/session.queries.ts";
import { notSignedIn } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { findFactors, lockFactors, replaceRecoveryCodes } from "./factors.queries.ts";
import { type Factors, hasSecondFactor } from "./factors.ts";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

/** The factors of an account. Throws `not-signed-in` if it was deleted. */
export const readFactors = async (db: Db, userId: string): Promise<Factors> => {
  const factors = await findFactors(db, userId);
  if (!factors) throw notSignedIn();
  return factors;
};

/** As `readFactors`, and nobody else changes them until the transaction ends. */
export const lockAndReadFactors = async (db: Db, userId: string): Promise<Factors> => {
  await lockFactors(db, userId);
  return readFactors(db, userId);
};

/**
 * Holds the user's own account until the transaction ends, for changes of what opens it. @throws
 * not-signed-in where the session that asks has ended since its request came: by a new password, for one
 */
export const lockOwnAccount = async (
  db: Db,
  { id: userId, sessionId }: Pick<SignedInUser, "id" | "sessionId">,
): Promise<void> => {
  await lockFactors(db, userId);
  if (!(await hasSession(db, { userId, sessionId }))) throw notSignedIn();
};

/** As `lockAndReadFactors`, for changes that a session asks for. */
export const lockAndReadOwnFactors = async (db: Db, user: SignedInUser): Promise<Factors> => {
  await lockOwnAccount(db, user);
  return readFactors(db, user.id);
};

/** Ten new codes in place of those that there were. They are shown once. */
export const renewRecoveryCodes = async (db: Db, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, { userId, codeHashes: codes.map(hashOfRecoveryCode) });
  return codes;
};

/**
 * What follows when a factor is added to those that there were: the first one comes with recovery
 * codes and ends all other sessions. Null where it is not the first. Who has a new one has lost none.
 */
export const afterAddition = async (
  db: Db,
  { userId, sessionId, before }: { userId: string; sessionId: string; before: Factors },
): Promise<string[] | null> => {
  await deleteReport(db, userId);
  if (hasSecondFactor(before)) return null;
  await deleteOtherSessions(db, { userId, sessionId });
  return renewRecoveryCodes(db, userId);
};

/** Deletes the recovery codes with the last factor; returns true then. */
export const afterRemoval = async (db: Db, userId: string): Promise<boolean> => {
  if (hasSecondFactor(await readFactors(db, userId))) return false;
  await replaceRecoveryCodes(db, { userId, codeHashes: [] });
  return true;
};
