import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import type { Decision } from "@rolecall/contract/admin/reports.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { suspendUser } from "#features/auth/supervision/suspension.service.ts";
import { listAgain, takeDown } from "#features/jobs/supervision/takedown.service.ts";
import {
  closeOpenCase,
  lockOpenCase,
  readCase,
  readCases,
} from "#features/reports/reports.service.ts";
import { AppError } from "#http/errors.ts";
import type { Mailer, Notice } from "#mail/mailer.ts";

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
export const decideCase = async (db: Db, { mailer, ...decided }: Decided & { mailer: Mailer }) => {
  await db.transaction(async (db) => mailer.sendNotices(db, await decide(db, decided)));
  return readCase(db, decided.id);
};

const decide = async (db: Db, decided: Decided): Promise<Notice[]> => {
  const { id: jobId, actorId, decision, reason } = decided;
  const { posterId, jobDeletedAt } = await lockOpenCase(db, jobId);
  const reporters = await closeOpenCase(db, { jobId, actorId, decision, reason });
  const notices = await act(db, { ...decided, posterId, isDeleted: jobDeletedAt !== null });
  return [
    ...notices,
    ...reporters.map((to): Notice => ({ to, about: "case-decided", jobId, decision })),
  ];
};

const act = async (
  db: Db,
  {
    id,
    actorId,
    decision,
    reason,
    posterId,
    isDeleted,
  }: Decided & { posterId: string | null; isDeleted: boolean },
): Promise<Notice[]> => {
  if (decision === "take-down") return takeDown(db, { id, actorId, reason });
  if (decision === "suspend") {
    if (posterId === null) throw new AppError("missing", userMissingText);
    const isToBeTold = await suspendUser(db, { id: posterId, actorId, reason });
    return isToBeTold ? [{ to: posterId, about: "suspended" }] : [];
  }
  if (!isDeleted) await listAgain(db, { id, actorId });
  await recordChange(db, {
    actorId,
    action: "report-dismissed",
    subjectId: id,
    changes: { reason },
  });
  return [];
};
