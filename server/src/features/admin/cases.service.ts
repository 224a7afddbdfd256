import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { suspendedLetter } from "#features/auth/supervision/suspended.letter.ts";
import { suspendUser } from "#features/auth/supervision/suspension.service.ts";
import { listAgain, takeDown } from "#features/jobs/supervision/takedown.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import {
  closeOpenCase,
  lockOpenCase,
  readCase,
  readCases,
} from "#features/reports/reports.service.ts";
import { AppError } from "#http/errors.ts";

/** One page of the open or the closed cases. */
export const listCases = (db: Db, list: Parameters<typeof readCases>[1]) => readCases(db, list);

interface Decided {
  id: string;
  actorId: string;
  decision: Decision;
  reason: string;
}

/**
 * Decides the case of a job, and does what was decided, all of it or nothing. Of two decisions at once
 * one comes first, and the other finds the case closed.
 */
export const decideCase = async (db: Db, { ...decided }: Decided) => {
  await db.transaction((db) => decide(db, decided));
  return readCase(db, decided.id);
};

const decide = async (db: Transaction, decided: Decided): Promise<void> => {
  const { id: jobId, actorId, decision, reason } = decided;
  const { posterId, jobDeletedAt } = await lockOpenCase(db, jobId);
  await closeOpenCase(db, { jobId, actorId, decision, reason });
  await act(db, { ...decided, posterId, isDeleted: jobDeletedAt !== null });
};

const act = async (
  db: Transaction,
  {
    id,
    actorId,
    decision,
    reason,
    posterId,
    isDeleted,
  }: Decided & { posterId: string | null; isDeleted: boolean },
): Promise<void> => {
  if (decision === "take-down") return takeDown(db, { id, actorId, reason });
  if (decision === "suspend") {
    if (posterId === null) throw new AppError("missing", userMissingText);
    const isToBeTold = await suspendUser(db, { id: posterId, actorId, reason });
    if (isToBeTold) await sendLetter(db, suspendedLetter, { to: posterId });
    return;
  }
  if (!isDeleted) await listAgain(db, { id, actorId });
  await recordChange(db, {
    actorId,
    action: "report-dismissed",
    subjectId: id,
    changes: { reason },
  });
};
