import type { Transaction } from "#db/db.ts";
import { passkeyRemovedLetter } from "#features/auth/passkeys/passkey-removed.letter.ts";
import { twoStepOffLetter } from "#features/auth/second-factor/two-step-off.letter.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { endEmailChanges } from "./email-change/email-changes.queries.ts";
import { endResetsOfUser } from "./password-reset/password-reset.queries.ts";
import { afterRemoval, readFactors } from "./second-factor/factors.service.ts";
import {
  deletePasskeysOf,
  deleteReport,
  updateToSetBeforeProof,
} from "./second-step/lost-factors.queries.ts";
import { deleteSessionsOfUser } from "./sessions/session.queries.ts";

/**
 * Anybody can register with anybody's address. Who first proves it has the account alone: ends all that
 * may have been set by somebody else before, but for the password, which the proof replaces. The account's
 * row is held by then, so that nothing of it is set anew meanwhile.
 *
 * An authenticator and its recovery codes open nothing by themselves, and stay: mostly they are the owner's,
 * and a letter alone shall not get around them. If they are not, the owner says that they are lost, and they
 * end at once.
 */
export const endAllSetBeforeProof = async (db: Transaction, userId: string): Promise<void> => {
  const { passkeyIds, totp } = await readFactors(db, userId);
  await deleteSessionsOfUser(db, userId);
  await endResetsOfUser(db, userId);
  await endEmailChanges(db, userId);
  await deleteReport(db, userId);
  if (totp) await updateToSetBeforeProof(db, userId);
  if (passkeyIds.length === 0) return;
  await deletePasskeysOf(db, userId);
  const isLast = await afterRemoval(db, userId);
  await sendLetter(db, isLast ? twoStepOffLetter : passkeyRemovedLetter, { userId });
};
