import { randomBytes } from "node:crypto";
import type { Db } from "#db/db.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { networkOf } from "#http/request/network-of.ts";
import * as challenges from "./challenges.queries.ts";

/** In milliseconds. */
export const challengeLifetime = 5 * 60 * 1000;
/** Many people may sign in at once behind one address, and nobody takes the places of all of them. */
const most: challenges.MostChallenges = { ofBrowser: 20, signingIn: 500, known: 5_000 };

interface Ceremony {
  purpose: challenges.ChallengePurpose;
  /** Names the browser that asked: by the hash of its session's or another cookie's token. */
  browser: string;
}

/** A new challenge, which works once, for five minutes, for its purpose and in its browser. */
export const newChallenge = async (
  db: Db,
  { purpose, browser }: Ceremony,
  address: string,
): Promise<string> => {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + challengeLifetime);
  const row = { challengeHash: hashOfToken(challenge), purpose, browser, expiresAt };
  await challenges.insertChallenge(db, { ...row, network: networkOf(address) }, most);
  return challenge;
};

/** Whether this is a challenge of that browser for that purpose. It is used up then. */
export const takeChallenge = (
  db: Db,
  challenge: string,
  { purpose, browser }: Ceremony,
): Promise<boolean> => {
  const challengeHash = hashOfToken(challenge);
  return challenges.takeChallenge(db, { challengeHash, purpose, browser, now: new Date() });
};
