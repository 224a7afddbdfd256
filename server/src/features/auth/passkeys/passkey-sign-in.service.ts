import { unverifiedPasskeyText } from "@rolecall/contract/auth/passkeys.ts";
import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import type { Caller } from "#features/auth/caller.ts";
import { readFactors } from "#features/auth/second-factor/factors.service.ts";
import { fingerprintOf } from "#features/auth/second-factor/factors.ts";
import { type SessionContext, startSession } from "#features/auth/sessions/sessions.service.ts";
import { throttle } from "#features/auth/throttle.service.ts";
import { AppError } from "#http/errors.ts";
import { type PasskeyAnswer, verifyPasskey } from "./verify-passkey.service.ts";

const idOf = (credential: unknown) =>
  typeof credential === "object" && credential !== null && "id" in credential
    ? String(credential.id).slice(0, 200)
    : "";

/** Signs in the user whose passkey answered; a passkey is both factors at once. */
export const signInByPasskey = (
  db: Db,
  { answer, remember }: { answer: PasskeyAnswer; remember: boolean },
  { caller, call }: { caller: Caller; call: SessionContext },
) => {
  const failures = throttle(db, caller, "failed-sign-in", `passkey ${idOf(answer.credential)}`);
  return failures.run(async () => {
    const answered = await verifyPasskey(db, "sign-in", answer);
    const factors = answered && (await readFactors(db, answered.userId));
    // Its owner may have removed it meanwhile.
    if (!answered || !factors?.passkeyIds.includes(answered.passkeyId)) {
      await failures.count();
      throw new AppError("not-signed-in", unverifiedPasskeyText);
    }
    const { userId } = answered;
    await startSession(db, call, { userId, remember, checkedWith: fingerprintOf(factors) });
    return readUser(db, userId);
  });
};
