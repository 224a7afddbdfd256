import type { Transaction } from "#db/db.ts";
import { deleteCandidatesBookings } from "./bookings.queries.ts";
import { listToCome } from "./interviews.queries.ts";
import { type By, cancel, holdSubject, knownInterview } from "./interviews.service.ts";

/** Cancels what is to come of applications that are withdrawn, which the transaction has locked. */
export const cancelInterviewsOf = async (
  db: Transaction,
  applicationIds: string[],
  { by, isErased = false }: { by: By; isErased?: boolean },
): Promise<void> => {
  for (const { id, applicationId } of await listToCome(db, applicationIds)) {
    const held = await holdSubject(db, applicationId);
    // Nobody is written to who is being erased.
    const subject = isErased ? { ...held, candidateId: null } : held;
    await cancel(db, { before: await knownInterview(db, id), subject, by });
  }
};

/** Cancels the interviews of applications that are being erased; of those that were, no booking names the candidate. */
export const eraseInterviewsOf = async (db: Transaction, ids: string[]): Promise<void> => {
  await cancelInterviewsOf(db, ids, { by: { side: "product", actorId: null }, isErased: true });
  await deleteCandidatesBookings(db, ids);
};
