import { and, eq, gt, inArray, lt, ne, desc, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { passkeyChallenges } from "#db/schema/second-factor/passkey-challenges.ts";

export type NewChallenge = typeof passkeyChallenges.$inferInsert;
export type ChallengePurpose = NewChallenge["purpose"];

/** The most challenges that are kept: of one browser, and of one network before and after the password or session. */
export interface MostChallenges {
  ofBrowser: number;
  signingIn: number;
  known: number;
}

/**
 * Adds a challenge, and keeps the newest of its browser and of its network, so that nobody fills the table.
 * Who signs in and whom the server knows already are counted apart: the former push out none of the latter.
 */
export const insertChallenge = async (db: Db, challenge: NewChallenge, most: MostChallenges) => {
  await db.insert(passkeyChallenges).values(challenge);
  const isSignIn = challenge.purpose === "sign-in";
  const isOfKind = (isSignIn ? eq : ne)(passkeyChallenges.purpose, "sign-in");
  const ofNetwork = and(eq(passkeyChallenges.network, challenge.network), isOfKind);
  await deleteBeyond(db, eq(passkeyChallenges.browser, challenge.browser), most.ofBrowser);
  await deleteBeyond(db, ofNetwork, isSignIn ? most.signingIn : most.known);
};

const deleteBeyond = async (db: Db, which: SQL | undefined, most: number) => {
  const beyond = db
    .select({ challengeHash: passkeyChallenges.challengeHash })
    .from(passkeyChallenges)
    .where(which)
    .orderBy(desc(passkeyChallenges.createdAt))
    .offset(most);
  await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, beyond));
};

/** Uses a challenge up: of several at once one gets true. */
export const takeChallenge = async (
  db: Db,
  challenge: { challengeHash: string; purpose: ChallengePurpose; browser: string; now: Date },
): Promise<boolean> => {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challenge.challengeHash),
        eq(passkeyChallenges.purpose, challenge.purpose),
        eq(passkeyChallenges.browser, challenge.browser),
        gt(passkeyChallenges.expiresAt, challenge.now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length === 1;
};

export const deleteExpiredChallenges = async (db: Db, now: Date) => {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
};
