import type { proofEndpoints } from "@rolecall/contract/auth/proof.schemas.ts";
import {
  codeMissingText,
  factorNeededText,
  wrongCodeText,
} from "@rolecall/contract/auth/second-factor.ts";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import type { Caller } from "#features/auth/caller.ts";
import type { RelyingParty } from "#features/auth/passkeys/relying-party.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { hasSecondFactor } from "#features/auth/second-factor/factors.ts";
import { givenFactorOf } from "#features/auth/second-step/given-factor.ts";
import { recoveryCodeUsedLetter } from "#features/auth/second-step/recovery-code-used.letter.ts";
import { verifyFactor } from "#features/auth/second-step/verify-factor.service.ts";
import { provedFromNow } from "#features/auth/sessions/proved-until.ts";
import { updateProof } from "#features/auth/sessions/session.queries.ts";
import { throttleCodes } from "#features/auth/throttle.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkOwnPassword } from "./own-password.service.ts";

interface Proof {
  user: SignedInUser;
  given: z.output<typeof proofEndpoints.proveIdentity.body>;
  /** The browser for which a passkey was asked. */
  browser: string;
  party: RelyingParty;
}

/** Makes the user's session a proved one for ten minutes. */
export const proveIdentity = async (
  db: Db,
  proof: Proof,
  { caller }: { caller: Caller },
): Promise<void> => {
  const { user, given } = proof;
  const { id: userId, sessionId } = user;
  if (hasSecondFactor(await readFactors(db, userId))) {
    if (given.password !== undefined && given.password !== null)
      throw new AppError("bad-input", factorNeededText, { path: "password" });
    await checkFactor(db, proof, { caller });
  } else
    await checkOwnPassword(db, { user, password: given.password }, { caller, path: "password" });
  await updateProof(db, { sessionId, userId, provedUntil: provedFromNow() });
};

/** Throws `bad-input` where the factor is wrong. A wrong one counts as a wrong code of a sign-in. */
const checkFactor = (
  db: Db,
  { user, given, browser, party }: Proof,
  { caller }: { caller: Caller },
): Promise<void> => {
  const { id: userId } = user;
  const factor = givenFactorOf(given);
  if (!factor) throw new AppError("bad-input", codeMissingText);
  const wrongCodes = throttleCodes(db, caller, userId);
  return wrongCodes.run(async () => {
    const { throttled } = caller;
    const claim = { userId, purpose: "proof" as const, browser, party, throttled };
    const refusal = await db.transaction(async (db) => {
      const wrong = await verifyFactor(db, factor, claim);
      if (wrong === null && factor.way === "recoveryCode")
        await sendLetter(db, recoveryCodeUsedLetter, { userId });
      return wrong;
    });
    if (refusal !== null) {
      await wrongCodes.count();
      const path = refusal === wrongCodeText ? { path: factor.way } : {};
      throw new AppError("bad-input", refusal, path);
    }
  });
};
