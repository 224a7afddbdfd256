import { refusal } from "@rolecall/contract/refusal.ts";
import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { twoStepOffLetter } from "#features/auth/second-factor/two-step-off.letter.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import * as lost from "./lost-factors.queries.ts";
import { secondFactorEndsLetter } from "./second-factor-ends.letter.ts";
import { secondFactorLostLetter } from "./second-factor-lost.letter.ts";

/** Time for the owner to stop it by signing in. */
const endsAfter = 72 * 60 * 60 * 1000;
const dueAtOnce = 100;

/**
 * Asks the administrators to turn the user's second factor off. The user is told, once. One that somebody set
 * before the owner first proved the account's address ends at once: the owner never had it.
 */
export const reportLostFactor = async (db: Transaction, userId: string): Promise<void> => {
  if (await lost.hasFactorSetBeforeProof(db, userId)) {
    await lost.deleteFactorsOf(db, [userId]);
    await sendLetter(db, twoStepOffLetter, { userId });
    return;
  }
  if (await lost.insertReport(db, userId)) await sendLetter(db, secondFactorLostLetter, { userId });
};

/**
 * An administrator agrees that the user's second factor ends. Answers when: 72 hours later, unless they
 * sign in completely until then. Who agrees again gets the same moment.
 */
export const agreeThatSecondFactorEnds = async (
  db: Db,
  { userId, actorId }: { userId: string; actorId: string | null },
): Promise<Date> => {
  const inThreeDays = new Date(Date.now() + endsAfter);
  return db.transaction(async (db) => {
    const report = await lost.lockReport(db, userId);
    if (!report)
      throw new AppError("conflict", refusal("nothing-reported-lost", "Nothing was reported lost"));
    if (report.endsAt) return report.endsAt;
    await lost.updateEnd(db, { userId, endsAt: inThreeDays });
    await recordChange(db, {
      actorId,
      action: "second-factor-ended",
      subjectId: userId,
      changes: { endsAt: inThreeDays },
    });
    await sendLetter(db, secondFactorEndsLetter, { userId, at: inThreeDays });
    return inThreeDays;
  });
};

/** Turns off the second factors whose end has come, and tells their owners. */
export const endLostFactors = async (db: Db): Promise<void> => {
  const ended = await db.transaction(async (db) => {
    const userIds = await lost.takeDueReports(db, { now: new Date(), most: dueAtOnce });
    if (userIds.length > 0) await lost.deleteFactorsOf(db, userIds);
    for (const userId of userIds) await sendLetter(db, twoStepOffLetter, { userId });
    return userIds.length;
  });
  if (ended === dueAtOnce) await endLostFactors(db);
};
