import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { WithLetter } from "@rolecall/contract/hiring/chosen-letter.schemas.ts";
import type { Db, Transaction } from "#db/db.ts";
import { closingLetter } from "#features/applications/statuses/closing.letter.ts";
import { moveAndTell, waitSeconds } from "#features/applications/statuses/move-and-tell.service.ts";
import { decisionOf } from "#features/applications/statuses/status-changes.service.ts";
import { upsertWaitingClosing } from "#features/applications/statuses/waiting-changes.queries.ts";
import { insertUndo, upsertSteps } from "#features/applications/undo/undo-steps.queries.ts";
import { reachedAmong } from "#features/employer-letters/chosen-letter.service.ts";
import { closeManagedJob } from "#features/jobs/closing.service.ts";
import { getJob } from "#features/jobs/jobs.service.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { lockToTell } from "./closing.queries.ts";

interface Closing extends WithLetter {
  id: string;
  user: SignedInUser;
  status?: ApplicationStatus | null | undefined;
}

/**
 * Closes a job, for its managers, and tells everybody who is neither decided nor withdrew: by a status that they all
 * get, by a letter, or both. Undone, it stays closed.
 */
export const closeJob = async (
  db: Db,
  { id, user, status = null, ...chosen }: Closing,
  limits: { rateLimit: boolean },
) => {
  const decision = await decisionOf(db, chosen, status);
  const { letter, sentence } = decision.choice;
  const told = await db.transaction(async (db) => {
    const kept = status === null && letter ? { ...letter, sentence } : null;
    const closing = await closeManagedJob(db, { id, user, letter: kept }, limits);
    decision.choice.checkIsOf([closing.companyId]);
    const waiting = await lockToTell(db, id);
    const ids = waiting.map((one) => one.id);
    if (status !== null) {
      const change = { ids, status, user };
      const moved = await moveAndTell(db, change, { ...decision, isByClosing: true, limits });
      return { ...moved, updatedCount: moved.managed };
    }
    const undoId = await insertUndo(db, user.id);
    const writeTo = kept ? waiting : [];
    return {
      undoId,
      updatedCount: 0,
      letterCount: await write(db, { ...closing, undoId, writeTo }),
    };
  });
  return { ...told, job: await getJob(db, { id, user }) };
};

interface Writing {
  closingId: string;
  undoId: string;
  writeTo: Awaited<ReturnType<typeof lockToTell>>;
}

/** Asks for the letters to those whose status stays. Resolves to how many of them it reaches. */
const write = async (db: Transaction, { closingId, undoId, writeTo }: Writing): Promise<number> => {
  if (writeTo.length === 0) return 0;
  const ids = writeTo.map(({ id }) => id);
  await upsertWaitingClosing(db, { closingId, ids, seconds: waitSeconds });
  await upsertSteps(db, {
    undoId,
    steps: writeTo.map(({ id, status, stageId, answeredAt, hiredAt, updatedAt }) => ({
      applicationId: id,
      eventIds: `{${closingId}}`,
      statusBefore: status,
      stageBefore: stageId,
      answeredBefore: answeredAt,
      hiredBefore: hiredAt,
      updatedBefore: updatedAt,
      statusAfter: status,
    })),
  });
  const visibleFrom = new Date(Date.now() + waitSeconds * 1000);
  await sendLetters(
    db,
    closingLetter,
    writeTo.map(({ id, candidateId }) => ({
      about: { closingId, applicationId: id },
      once: [closingId, candidateId],
      visibleFrom,
    })),
  );
  return reachedAmong(db, ids);
};
