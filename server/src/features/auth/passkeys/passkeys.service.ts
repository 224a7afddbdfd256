import { randomBytes } from "node:crypto";
import {
  mostPasskeys,
  noPasskeyText,
  passkeyMissingText,
  unverifiedPasskeyText,
} from "@rolecall/contract/auth/passkeys.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import { violates } from "#db/constraint-errors.ts";
import type { Db } from "#db/db.ts";
import {
  afterAddition,
  afterRemoval,
  lockAndReadOwnFactors,
  lockOwnAccount,
} from "#features/auth/second-factor/factors.service.ts";
import { twoStepOffLetter } from "#features/auth/second-factor/two-step-off.letter.ts";
import { twoStepOnLetter } from "#features/auth/second-factor/two-step-on.letter.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import type { Asked } from "./asked-by.ts";
import type { ChallengePurpose } from "./challenges.queries.ts";
import { challengeLifetime, newChallenge } from "./challenges.service.ts";
import { passkeyAddedLetter } from "./passkey-added.letter.ts";
import { passkeyName } from "./passkey-name.ts";
import { passkeyRemovedLetter } from "./passkey-removed.letter.ts";
import * as passkeys from "./passkeys.queries.ts";
import { algorithms, type PasskeyAnswer, verifyNewPasskey } from "./verify-passkey.service.ts";

const publicKey = { type: "public-key" } as const;

/** The options with which a browser makes a passkey for this user. */
export const creationOptions = async (
  db: Db,
  { id: userId, username }: SignedInUser,
  { browser, address, party }: Asked,
) => {
  const handle = randomBytes(32).toString("base64url");
  const own = await passkeys.listCredentials(db, userId);
  return {
    rp: { id: party.id, name: "Rolecall" },
    user: {
      id: await passkeys.insertHandle(db, { userId, handle }),
      name: username,
      displayName: username,
    },
    challenge: await newChallenge(db, { purpose: "register", browser }, address),
    pubKeyCredParams: algorithms.map((alg) => ({ ...publicKey, alg })),
    timeout: challengeLifetime,
    excludeCredentials: own.map((credential) => ({ ...publicKey, ...credential })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
};

/** The options for a browser's answer with a passkey. Without a user, every passkey of this site will do; with one, only theirs. */
export const requestOptions = async (
  db: Db,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
  { browser, address, party }: Asked,
) => {
  const own = userId === null ? null : await passkeys.listCredentials(db, userId);
  if (own?.length === 0) throw new AppError("conflict", noPasskeyText);
  return {
    challenge: await newChallenge(db, { purpose, browser }, address),
    rpId: party.id,
    timeout: challengeLifetime,
    userVerification: "required" as const,
    ...(own && { allowCredentials: own.map((credential) => ({ ...publicKey, ...credential })) }),
  };
};

/** Registers a passkey that the user's browser made. */
export const addPasskey = async (
  db: Db,
  { user, name, answer }: { user: SignedInUser; name: string; answer: PasskeyAnswer },
) => {
  const { id: userId, sessionId } = user;
  const made = await verifyNewPasskey(db, answer);
  if (!made) throw new AppError("bad-input", unverifiedPasskeyText);
  return db
    .transaction(async (db) => {
      const before = await lockAndReadOwnFactors(db, user);
      const passkey = await passkeys.insertPasskey(db, { ...made, userId, name });
      if (before.passkeyIds.length >= mostPasskeys)
        throw new AppError(
          "conflict",
          refusal("too-many-passkeys", `At most ${mostPasskeys} passkeys`),
        );
      const recoveryCodes = await afterAddition(db, { userId, sessionId, before });
      await sendLetter(db, passkeyAddedLetter, { userId });
      if (recoveryCodes) await sendLetter(db, twoStepOnLetter, { userId });
      return { ...passkey, recoveryCodes };
    })
    .catch((error: unknown) => {
      if (!violates(error, passkeys.uniqueCredential)) throw error;
      throw new AppError(
        "conflict",
        refusal("passkey-already-registered", "This passkey is already registered"),
      );
    });
};

/** The passkeys of a user as they see them. */
export const passkeysOf = (db: Db, userId: string) => passkeys.listPasskeys(db, userId);

const missing = () => new AppError("missing", passkeyMissingText);

export const renamePasskey = async (
  db: Db,
  own: { id: string; userId: string },
  name: string | null | undefined,
) => {
  const renamed = await passkeys.updateName(db, own, passkeyName(name));
  if (!renamed) throw missing();
  return renamed;
};

export const removePasskey = async (
  db: Db,
  { id, user }: { id: string; user: SignedInUser },
): Promise<void> => {
  const { id: userId } = user;
  await db.transaction(async (db) => {
    await lockOwnAccount(db, user);
    if (!(await passkeys.deletePasskey(db, { id, userId }))) throw missing();
    const isLast = await afterRemoval(db, userId);
    await sendLetter(db, passkeyRemovedLetter, { userId });
    if (isLast) await sendLetter(db, twoStepOffLetter, { userId });
  });
};
