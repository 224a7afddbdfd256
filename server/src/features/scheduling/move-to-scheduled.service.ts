import type { Transaction } from "#db/db.ts";
import { moveAndTell } from "#features/applications/statuses/move-and-tell.service.ts";
import { decisionOf } from "#features/applications/statuses/status-changes.service.ts";
import type { Account } from "#policies/employer.ts";

/** An application whose interview has a time is at the interview: by the way of every change of status. */
export const moveToScheduled = async (
  db: Transaction,
  { id, user }: { id: string; user: Account },
  limits: { rateLimit: boolean },
): Promise<void> => {
  const status = "interview_scheduled";
  const decision = await decisionOf(db, {}, status);
  await moveAndTell(db, { ids: [id], status, user }, { ...decision, limits });
};
