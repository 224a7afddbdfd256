import { wrongCodeText } from "@rolecall/contract/auth/second-factor.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import type { Db } from "#db/db.ts";
import type { Caller } from "#features/auth/caller.ts";
import { throttleCodes } from "#features/auth/throttle.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as factors from "./factors.queries.ts";
import {
  afterAddition,
  afterRemoval,
  lockAndReadOwnFactors,
  lockOwnAccount,
  renewRecoveryCodes,
} from "./factors.service.ts";
import { hasSecondFactor, mostWrongCodes } from "./factors.ts";
import { recoveryCodesMadeLetter } from "./recovery-codes-made.letter.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.ts";
import { twoStepOffLetter } from "./two-step-off.letter.ts";
import { twoStepOnLetter } from "./two-step-on.letter.ts";

/** A secret for an authenticator; it means nothing until a code of it confirms it. */
export const beginTotp = async (db: Db, { id: userId, username }: SignedInUser) => {
  const secret = newTotpSecret();
  if (!(await factors.insertAuthenticator(db, { userId, secret })))
    throw new AppError(
      "conflict",
      refusal("second-factor-already-on", "Two-step sign-in is already on"),
    );
  return { secret, uri: totpUri(username, secret) };
};

interface Confirmation {
  user: SignedInUser;
  code: unknown;
}

/**
 * Turns the authenticator on. Answers recovery codes where it is the first second factor. A wrong code
 * counts as one of a sign-in; the fifth ends the secret.
 */
export const confirmTotp = (
  db: Db,
  confirmation: Confirmation,
  { caller }: { caller: Caller },
): Promise<string[] | null> => {
  const wrongCodes = throttleCodes(db, caller, confirmation.user.id);
  return wrongCodes.run(async () => {
    const { isRight, codes } = await tryToConfirm(db, confirmation);
    if (isRight) return codes;
    await wrongCodes.count();
    throw new AppError("bad-input", wrongCodeText, { path: "code" });
  });
};

const tryToConfirm = (
  db: Db,
  { user, code }: Confirmation,
): Promise<{ isRight: boolean; codes: string[] | null }> =>
  db.transaction(async (db) => {
    const { id: userId, sessionId } = user;
    const before = await lockAndReadOwnFactors(db, user);
    const waiting = await factors.findUnconfirmed(db, userId);
    if (waiting === null)
      throw new AppError("conflict", refusal("nothing-to-confirm", "There is nothing to confirm"));
    const typed = typeof code === "string" ? code : "";
    const { secret, wrongCodes } = waiting;
    const lastStep = stepOfCode(typed, { secret, lastStep: null }, new Date());
    if (lastStep === null) {
      if (wrongCodes + 1 >= mostWrongCodes) await factors.deleteUnconfirmedOf(db, userId);
      else await factors.updateWrongCodes(db, { userId, wrongCodes: wrongCodes + 1 });
      return { isRight: false, codes: null };
    }
    await factors.updateToConfirmed(db, { userId, lastStep });
    const codes = await afterAddition(db, { userId, sessionId, before });
    if (codes) await sendLetter(db, twoStepOnLetter, { userId });
    return { isRight: true, codes };
  });

export const removeTotp = async (db: Db, user: SignedInUser): Promise<void> => {
  const { id: userId } = user;
  await db.transaction(async (db) => {
    await lockOwnAccount(db, user);
    if (!(await factors.deleteAuthenticator(db, userId)))
      throw new AppError("missing", refusal("no-authenticator", "There is no authenticator"));
    const isLast = await afterRemoval(db, userId);
    if (isLast) await sendLetter(db, twoStepOffLetter, { userId });
  });
};

/** Ten new recovery codes; the old ones end. */
export const replaceCodes = (db: Db, user: SignedInUser): Promise<string[]> =>
  db.transaction(async (db) => {
    const { id: userId } = user;
    if (!hasSecondFactor(await lockAndReadOwnFactors(db, user)))
      throw new AppError("conflict", refusal("second-factor-off", "Two-step sign-in is off"));
    await sendLetter(db, recoveryCodesMadeLetter, { userId });
    return renewRecoveryCodes(db, userId);
  });
