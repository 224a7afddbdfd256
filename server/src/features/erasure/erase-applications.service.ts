import type { Db, Transaction } from "#db/db.ts";
import {
  eraseHeld,
  holdApplicationsOf,
  holdOfJobs,
  holdSettled,
} from "#features/applications/erase-applications.service.ts";
import { eraseToldOf } from "#features/equal-opportunity/equal-opportunity.service.ts";
import { eraseInterviewsOf } from "#features/interviews/cancelled-with-application.service.ts";
import { eraseMessagesOf } from "#features/messages/erased-messages.service.ts";
import { eraseNotesOf } from "#features/notes/erased-notes.service.ts";
import { eraseWordsOfReports } from "#features/reports/messages/message-cases.service.ts";
import { eraseScorecardsOf } from "#features/scorecards/erased-scorecards.service.ts";

type Held = Awaited<ReturnType<typeof holdApplicationsOf>>;

/** Takes somebody out of all their applications. */
export const eraseApplicationsOf = (db: Db, candidateId: string): Promise<void> =>
  db.transaction(async (db) => {
    await eraseWithAll(db, await holdApplicationsOf(db, candidateId));
  });

/** Erases some applications that were rejected or hired long ago. Answers how many. */
export const eraseSettled = (db: Db, which: Parameters<typeof holdSettled>[1]): Promise<number> =>
  db.transaction(async (db) => eraseWithAll(db, await holdSettled(db, which)));

/** Erases some of the applications to jobs that ended long ago, in the caller's transaction. Answers how many. */
export const eraseOfJobs = async (
  db: Transaction,
  which: Parameters<typeof holdOfJobs>[1],
): Promise<number> => eraseWithAll(db, await holdOfJobs(db, which));

/** Erases applications with what was written and noted about them. */
const eraseWithAll = async (db: Transaction, held: Held): Promise<number> => {
  if (held.length === 0) return 0;
  const ids = held.map(({ id }) => id);
  await eraseMessagesOf(db, ids);
  await eraseWordsOfReports(db, ids);
  await eraseNotesOf(db, ids);
  await eraseScorecardsOf(db, ids);
  await eraseInterviewsOf(db, ids);
  await eraseToldOf(db, ids);
  await eraseHeld(db, held);
  return held.length;
};
