import type { Transaction } from "#db/db.ts";
import { deleteCandidatesBookings } from "./bookings.queries.ts";
import { listToCome } from "./interviews.queries.ts";
import { type By, cancel, holdSubject, knownInterview } from "./interviews.service.ts";

/** Cancels what is to come of applications that are withdrawn or erased, which the transaction has locked. */
export const cancelInterviewsOf = async (
  db: Transaction,
  applicationIds: string[],
  by: By,
): Promise<void> => {
  for (const { id, applicationId } of await listToCome(db, applicationIds))
    await cancel(db, {
      before: await knownInterview(db, id),
      subject: await holdSubject(db, applicationId),
      by,
    });
};

/** Cancels the interviews of applications that are being erased; of those that were, no booking names the candidate. */
export const eraseInterviewsOf = async (db: Transaction, ids: string[]): Promise<void> => {
  await cancelInterviewsOf(db, ids, { side: "product", actorId: null });
  await deleteCandidatesBookings(db, ids);
};
