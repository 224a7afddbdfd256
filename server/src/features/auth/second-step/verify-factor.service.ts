import { unverifiedPasskeyText } from "@rolecall/contract/auth/passkeys.ts";
import { wrongCodeText } from "@rolecall/contract/auth/second-factor.ts";
import type { Db } from "#db/db.ts";
import type { RelyingParty } from "#features/auth/passkeys/relying-party.ts";
import { verifyPasskey } from "#features/auth/passkeys/verify-passkey.service.ts";
import {
  lockFactors,
  takeRecoveryCode,
  updateLastStep,
} from "#features/auth/second-factor/factors.queries.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { hashOfRecoveryCode } from "#features/auth/second-factor/recovery-codes.ts";
import { stepOfCode } from "#features/auth/second-factor/totp.ts";
import type { GivenFactor } from "./given-factor.ts";
import { deleteReport, updateToOwners } from "./lost-factors.queries.ts";

/** The user and browser that the factor must belong to, and its purpose. */
interface Claim {
  userId: string;
  purpose: "second-step" | "proof";
  browser: string;
  party: RelyingParty;
}

/**
 * The sentence that refuses what was given, or null where it is right: then it is used up, and no factor
 * of the account is lost.
 */
export const verifyFactor = async (
  db: Db,
  given: GivenFactor,
  claim: Claim,
): Promise<string | null> => {
  // Before the factor: it is not removed meanwhile, and neither does its end come.
  await lockFactors(db, claim.userId);
  const refusal = await refusalOf(db, given, claim);
  if (refusal === null) {
    await deleteReport(db, claim.userId);
    await updateToOwners(db, claim.userId);
  }
  return refusal;
};

const refusalOf = async (
  db: Db,
  given: GivenFactor,
  { userId, purpose, browser, party }: Claim,
): Promise<string | null> => {
  if (given.way === "credential") {
    const answer = { credential: given.credential, browser, party };
    const answered = await verifyPasskey(db, purpose, answer);
    return answered?.userId === userId ? null : unverifiedPasskeyText;
  }
  const isRight =
    given.way === "code"
      ? await takeTotpCode(db, userId, given.text)
      : await takeRecoveryCode(db, { userId, codeHash: hashOfRecoveryCode(given.text) });
  return isRight ? null : wrongCodeText;
};

const takeTotpCode = async (db: Db, userId: string, code: string) => {
  const { totp } = await readFactors(db, userId);
  const step = totp && stepOfCode(code, totp, new Date());
  return step !== null && updateLastStep(db, { userId, step });
};
