import type * as z from "zod";
import type { Db } from "#db/db.ts";
import type { ChallengePurpose } from "./challenges.queries.ts";
import { takeChallenge } from "./challenges.service.ts";
import { assertionJson, challengeIn, registrationJson } from "./credential-json.ts";
import { findCredential, updateUse } from "./passkeys.queries.ts";
import type { RelyingParty } from "./relying-party.ts";
import { withoutStatement } from "./without-statement.ts";

/** ES256 and RS256; every authenticator supports one of them. */
export const algorithms = [-7, -257];

/** Only who uses passkeys waits for its code. */
const library = () => import("@simplewebauthn/server");

export interface PasskeyAnswer {
  /** As the browser sent it. */
  credential: unknown;
  /** Names the browser, as it was named when the options were asked for. */
  browser: string;
  party: RelyingParty;
}

const checkNewPasskey = async (
  { response, ...credential }: z.output<typeof registrationJson>,
  { challenge, party }: { challenge: string; party: RelyingParty },
) => {
  const { verifyRegistrationResponse } = await library();
  const attestationObject = await withoutStatement(response.attestationObject);
  return verifyRegistrationResponse({
    response: { ...credential, response: { ...response, attestationObject, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  });
};

/** The passkey that a browser made, or null where anything about it is wrong. */
export const verifyNewPasskey = async (db: Db, { credential, browser, party }: PasskeyAnswer) => {
  const { data: response } = registrationJson.safeParse(credential);
  const challenge = response && challengeIn(response.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, { purpose: "register", browser })))
    return null;
  const checked = await checkNewPasskey(response, { challenge, party }).catch(() => null);
  if (!checked?.verified) return null;
  const made = checked.registrationInfo.credential;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports: response.response.transports,
  };
};

/** The passkey that answered and its user, or null where anything about the answer is wrong. */
export const verifyPasskey = async (
  db: Db,
  purpose: ChallengePurpose,
  { credential, browser, party }: PasskeyAnswer,
): Promise<{ userId: string; passkeyId: string } | null> => {
  const { data: response } = assertionJson.safeParse(credential);
  const challenge = response && challengeIn(response.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, { purpose, browser }))) return null;
  const passkey = await findCredential(db, response.id);
  const { userHandle } = response.response;
  if (!passkey || (userHandle && userHandle !== passkey.handle)) return null;
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: _named, ...signed } = response.response;
  const checked = await verifyAuthenticationResponse({
    response: { ...response, response: signed },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: response.id,
      publicKey: Buffer.from(passkey.publicKey, "base64url"),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter: counter } = checked.authenticationInfo;
  if (!(await updateUse(db, { id: passkey.id, counter }))) return null;
  return { userId: passkey.userId, passkeyId: passkey.id };
};
