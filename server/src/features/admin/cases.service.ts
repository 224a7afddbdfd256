import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { suspendedLetter } from "#features/auth/supervision/suspended.letter.ts";
import { suspendUser } from "#features/auth/supervision/suspension.service.ts";
import { listAgain, takeDown } from "#features/jobs/supervision/takedown.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { decideMessageCase } from "#features/reports/messages/message-cases.service.ts";
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
 * Decides a case, and does what was decided, all of it or nothing. Of two decisions at once one comes first, and
 * the other finds the case closed.
 */
export const decideCase = async (db: Db, { ...decided }: Decided) => {
  await db.transaction((db) => decide(db, decided));
  return readCase(db, decided.id);
};

const decide = async (db: Transaction, decided: Decided): Promise<void> => {
  const { id: jobId, actorId, decision, reason } = decided;
  const ofMessages = await decideMessageCase(db, decided);
  if (ofMessages) {
    const { authorId, jobId: about } = ofMessages;
    return act(db, { ...decided, id: about, accountId: authorId, listsAgain: false });
  }
  const { posterId, jobDeletedAt } = await lockOpenCase(db, jobId);
  await closeOpenCase(db, { jobId, actorId, decision, reason });
  await act(db, { ...decided, accountId: posterId, listsAgain: jobDeletedAt === null });
};

const act = async (
  db: Transaction,
  {
    id,
    actorId,
    decision,
    reason,
    accountId,
    listsAgain,
  }: Decided & { accountId: string | null; listsAgain: boolean },
): Promise<void> => {
  if (decision === "take-down") return takeDown(db, { id, actorId, reason });
  if (decision === "suspend") {
    if (accountId === null) throw new AppError("missing", userMissingText);
    const isToBeTold = await suspendUser(db, { id: accountId, actorId, reason });
    if (isToBeTold) await sendLetter(db, suspendedLetter, { to: accountId });
    return;
  }
  if (listsAgain) await listAgain(db, { id, actorId });
  await recordChange(db, {
    actorId,
    action: "report-dismissed",
    subjectId: id,
    changes: { reason },
  });
};
