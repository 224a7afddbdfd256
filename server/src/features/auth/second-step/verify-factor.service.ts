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
import { countAct, uncountAct } from "#features/limits/limits.service.ts";
import type { GivenFactor } from "./given-factor.ts";
import { deleteReport, updateToOwners } from "./lost-factors.queries.ts";

/** The user and browser that the factor must belong to, and its purpose. */
interface Claim {
  userId: string;
  purpose: "second-step" | "proof";
  browser: string;
  party: RelyingParty;
  /** Whether codes are counted. */
  throttled: boolean;
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
  { userId, purpose, browser, party, throttled }: Claim,
): Promise<string | null> => {
  if (given.way === "credential") {
    const answer = { credential: given.credential, browser, party };
    const answered = await verifyPasskey(db, purpose, answer);
    return answered?.userId === userId ? null : unverifiedPasskeyText;
  }
  const isRight =
    given.way === "code"
      ? await takeTotpCode(db, { userId, code: given.text, throttled })
      : await takeRecoveryCode(db, { userId, codeHash: hashOfRecoveryCode(given.text) });
  return isRight ? null : wrongCodeText;
};

interface TypedCode extends Pick<Claim, "userId" | "throttled"> {
  code: string;
}

/** Six digits can be guessed from many networks, unlike recovery codes and passkeys: all of an account are counted. */
const takeTotpCode = async (db: Db, { userId, code, throttled }: TypedCode) => {
  const guess = { act: "wrong-totp-code", of: userId } as const;
  // Counted before it is tried, so that nobody guesses at once with others.
  await countAct(db, guess, { rateLimit: throttled });
  const { totp } = await readFactors(db, userId);
  const step = totp && stepOfCode(code, totp, new Date());
  const isTaken = step !== null && (await updateLastStep(db, { userId, step }));
  if (isTaken) await uncountAct(db, guess);
  return isTaken;
};
