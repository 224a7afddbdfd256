import { wrongCodeText } from "@rolecall/contract/auth/second-factor.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import type { Mailer } from "#mail/mailer.ts";
import * as factors from "./factors.queries.ts";
import {
  afterAddition,
  afterRemoval,
  lockAndReadOwnFactors,
  lockOwnAccount,
  renewRecoveryCodes,
} from "./factors.service.ts";
import { hasSecondFactor } from "./factors.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.ts";

/** A secret for an authenticator; it means nothing until a code of it confirms it. */
export const beginTotp = async (db: Db, { id: userId, username }: SignedInUser) => {
  const secret = newTotpSecret();
  if (!(await factors.insertAuthenticator(db, { userId, secret })))
    throw new AppError("conflict", "Two-step sign-in is already on");
  return { secret, uri: totpUri(username, secret) };
};

/** Turns the authenticator on. Answers recovery codes where it is the first second factor. */
export const confirmTotp = async (
  db: Db,
  { user, code }: { user: SignedInUser; code: unknown },
  mailer: Mailer,
): Promise<string[] | null> => {
  const { id: userId, sessionId } = user;
  return db.transaction(async (db) => {
    const before = await lockAndReadOwnFactors(db, user);
    const secret = await factors.findUnconfirmedSecret(db, userId);
    if (secret === null) throw new AppError("conflict", "There is nothing to confirm");
    const typed = typeof code === "string" ? code : "";
    const lastStep = stepOfCode(typed, { secret, lastStep: null }, new Date());
    if (lastStep === null) throw new AppError("bad-input", wrongCodeText, { path: "code" });
    await factors.updateToConfirmed(db, { userId, lastStep });
    const codes = await afterAddition(db, { userId, sessionId, before });
    if (codes) await mailer.sendSafetyLetter(db, { userId, kind: "two-step-on" });
    return codes;
  });
};

export const removeTotp = async (db: Db, user: SignedInUser, mailer: Mailer): Promise<void> => {
  const { id: userId } = user;
  await db.transaction(async (db) => {
    await lockOwnAccount(db, user);
    if (!(await factors.deleteAuthenticator(db, userId)))
      throw new AppError("missing", "There is no authenticator");
    const isLast = await afterRemoval(db, userId);
    if (isLast) await mailer.sendSafetyLetter(db, { userId, kind: "two-step-off" });
  });
};

/** Ten new recovery codes; the old ones end. */
export const replaceCodes = (db: Db, user: SignedInUser, mailer: Mailer): Promise<string[]> =>
  db.transaction(async (db) => {
    const { id: userId } = user;
    if (!hasSecondFactor(await lockAndReadOwnFactors(db, user)))
      throw new AppError("conflict", "Two-step sign-in is off");
    await mailer.sendSafetyLetter(db, { userId, kind: "recovery-codes-made" });
    return renewRecoveryCodes(db, userId);
  });
