import { answeredAlreadyText, notTakenDownText } from "@rolecall/contract/jobs/takedowns.ts";
import type { Db, Transaction } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { forManagers, notMissing } from "#policies/job.ts";
import { jobApprovedLetter } from "./job-approved.letter.ts";
import { jobTakenDownLetter } from "./job-taken-down.letter.ts";
import { lockSupervisedJob, type SupervisedRow, updateSupervised } from "./supervision.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

const lockJob = async (db: Db, id: string) =>
  notMissing(await lockSupervisedJob(db, { id, user: null }));

/** The people who are told of a takedown: the job's poster, and the owner of its company. */
const told = ({ postedBy, ownerId }: SupervisedRow): string[] =>
  [...new Set([postedBy, ownerId])].filter((id) => id !== null);

/**
 * Takes a job down, or gives another reason, and tells whom it concerns; the answer to the first one stays.
 */
export const takeDown = async (
  db: Transaction,
  { id, actorId, reason }: Act & { reason: string },
): Promise<void> => {
  const job = await lockJob(db, id);
  if (job.takenDownAt && job.takedownReason === reason) return;
  const takenDownAt = job.takenDownAt ?? new Date();
  await updateSupervised(db, id, { takenDownAt, takedownReason: reason });
  await recordChange(db, {
    actorId,
    action: "job-taken-down",
    subjectId: id,
    changes: { title: job.title, reason },
  });
  for (const to of told(job)) await sendLetter(db, jobTakenDownLetter, { to, jobId: id });
};

/** Lists a job again that was taken down. Call it in a transaction. */
export const listAgain = async (db: Db, { id, actorId }: Act): Promise<void> => {
  const job = await lockJob(db, id);
  if (!job.takenDownAt) return;
  await updateSupervised(db, id, {
    takenDownAt: null,
    takedownReason: null,
    takedownAnswer: null,
    takedownAnsweredAt: null,
  });
  await recordChange(db, {
    actorId,
    action: "job-restored",
    subjectId: id,
    changes: { title: job.title },
  });
};

/** Lists a job that is held for a look, and tells whom it concerns. */
export const approveJob = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const job = await lockJob(db, id);
    if (!job.heldSince) return;
    await updateSupervised(db, id, { heldSince: null });
    await recordChange(db, {
      actorId,
      action: "job-approved",
      subjectId: id,
      changes: { title: job.title },
    });
    for (const to of told(job)) await sendLetter(db, jobApprovedLetter, { to, jobId: id });
  });

/** Keeps what who manages the job answers to its takedown, once. Call it in a transaction. */
export const answerTakedown = async (
  db: Db,
  { id, user, text }: { id: string; user: SignedInUser; text: string },
) => {
  const job = forManagers(await lockSupervisedJob(db, { id, user }));
  const { takenDownAt: at, takedownReason: reason } = job;
  if (!at || reason === null) throw new AppError("conflict", notTakenDownText);
  if (job.takedownAnswer !== null) throw new AppError("conflict", answeredAlreadyText);
  const takedownAnsweredAt = new Date();
  await updateSupervised(db, id, { takedownAnswer: text, takedownAnsweredAt });
  return { reason, at, answer: { text, at: takedownAnsweredAt } };
};
