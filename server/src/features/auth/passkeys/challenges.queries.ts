import { and, eq, gt, inArray, lt, desc } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { passkeyChallenges } from "#db/schema/second-factor/passkey-challenges.ts";

export type NewChallenge = typeof passkeyChallenges.$inferInsert;
export type ChallengePurpose = NewChallenge["purpose"];

/** Adds a challenge. Of one network the newest `most` are kept, so that nobody fills the table. */
export const insertChallenge = async (db: Db, challenge: NewChallenge, most: number) => {
  await db.insert(passkeyChallenges).values(challenge);
  const beyond = db
    .select({ challengeHash: passkeyChallenges.challengeHash })
    .from(passkeyChallenges)
    .where(eq(passkeyChallenges.network, challenge.network))
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
