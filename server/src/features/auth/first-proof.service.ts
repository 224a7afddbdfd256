import type { Transaction } from "#db/db.ts";
import type { Mailer } from "#mail/mailer.ts";
import { endEmailChanges } from "./email-change/email-changes.queries.ts";
import { endResetsOfUser } from "./password-reset/password-reset.queries.ts";
import { readFactors } from "./second-factor/factors.service.ts";
import { hasSecondFactor } from "./second-factor/factors.ts";
import { deleteFactorsOf, deleteReport } from "./second-step/lost-factors.queries.ts";
import { deleteSessionsOfUser } from "./sessions/session.queries.ts";

/**
 * Anybody can register with anybody's address. Who first proves it has the account alone: ends all that
 * may have been set by somebody else before, but for the password, which the proof replaces. The account's
 * row is held by then, so that nothing of it is set anew meanwhile.
 */
export const endAllSetBeforeProof = async (
  db: Transaction,
  userId: string,
  mailer: Mailer,
): Promise<void> => {
  const before = await readFactors(db, userId);
  await deleteSessionsOfUser(db, userId);
  await endResetsOfUser(db, userId);
  await endEmailChanges(db, userId);
  await deleteFactorsOf(db, [userId]);
  await deleteReport(db, userId);
  if (hasSecondFactor(before)) await mailer.sendSafetyLetter(db, { userId, kind: "two-step-off" });
};
