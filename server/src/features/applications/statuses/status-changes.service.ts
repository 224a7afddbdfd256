import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { WithLetter } from "@rolecall/contract/hiring/chosen-letter.schemas.ts";
import { reasonOfRejectionText } from "@rolecall/contract/hiring/letters.ts";
import { unknownStageText } from "@rolecall/contract/hiring/stages.ts";
import type { Db } from "#db/db.ts";
import { getMarkedApplication } from "#features/applications/applications.service.ts";
import { readChoice } from "#features/employer-letters/chosen-letter.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMay, checkMayRead } from "#policies/application.ts";
import { type Decision, moveAndTell } from "./move-and-tell.service.ts";
import { holdStage, isListOfOne, listStatusChanges } from "./status-changes.queries.ts";

interface Limits {
  rateLimit: boolean;
}
type By = WithLetter & { user: SignedInUser };

/** What goes with a change to this status. With the key `letter` the candidate reads nothing of it for a moment. */
export const decisionOf = async (
  db: Db,
  chosen: WithLetter,
  status: ApplicationStatus | null,
): Promise<Decision> => {
  const choice = await readChoice(db, chosen);
  if (choice.reason && status !== "rejected")
    throw new AppError("bad-input", reasonOfRejectionText, { path: "reasonId" });
  return { choice, isHeld: chosen.letter !== undefined };
};

/**
 * Changes the status of an application, for the managers of its job. It stays locked until it was
 * read again, so that each of several changes at once answers the status that it set.
 */
export const changeStatus = async (
  db: Db,
  { user, id, status, ...chosen }: By & { id: string; status: ApplicationStatus },
  limits: Limits,
) => {
  const decision = await decisionOf(db, chosen, status);
  return db.transaction(async (db) => {
    const change = { ids: [id], status, user };
    const { managed, undoId } = await moveAndTell(db, change, { ...decision, limits });
    if (managed > 0) return { undoId, application: await getMarkedApplication(db, { user, id }) };
    await checkMay(db, { id, user }, "decide");
    throw new Error("The application was not moved");
  });
};

/** Changes the status of many applications, all or none. Says how many of them the user manages, and how many letters go. */
export const changeStatuses = async (
  db: Db,
  { user, ids, status, ...chosen }: By & { ids: string[]; status: ApplicationStatus },
  limits: Limits,
) => {
  const decision = await decisionOf(db, chosen, status);
  return db.transaction((db) => moveAndTell(db, { ids, status, user }, { ...decision, limits }));
};

type Target = By & { stageId: string };

/** Moves an application to a stage of its job, for the managers of that. */
export const moveToStage = async (
  db: Db,
  { user, id, stageId, ...chosen }: Target & { id: string },
  limits: Limits,
) =>
  db.transaction(async (db) => {
    const stage = await holdStage(db, stageId);
    const decision = await decisionOf(db, chosen, stage?.status ?? null);
    const change = stage && { ids: [id], status: stage.status, stage, user };
    const moved = change && (await moveAndTell(db, change, { ...decision, limits }));
    if (moved && moved.managed > 0)
      return { ...moved, application: await getMarkedApplication(db, { user, id }) };
    await checkMay(db, { id, user }, "decide");
    throw new AppError("bad-input", unknownStageText);
  });

/** Moves those of many applications whose jobs have the stage. Says how many of them the user manages. */
export const moveManyToStage = async (
  db: Db,
  { user, ids, stageId, ...chosen }: Target & { ids: string[] },
  limits: Limits,
) =>
  db.transaction(async (db) => {
    const stage = await holdStage(db, stageId);
    const decision = await decisionOf(db, chosen, stage?.status ?? null);
    const change = stage && { ids, status: stage.status, stage, user };
    const moved = change && (await moveAndTell(db, change, { ...decision, limits }));
    if (moved && moved.managed > 0) return moved;
    if (moved && stage && (await isListOfOne(db, { ids, listId: stage.listId }))) return moved;
    throw new AppError("bad-input", unknownStageText);
  });

/**
 * The status history. Managers and reviewers of the job see the author of each change; the
 * candidate does not.
 */
export const statusHistory = async (
  db: Db,
  { user, id, page, limit }: { user: SignedInUser; id: string; page: number; limit: number },
) => {
  const { isRead } = await checkMayRead(db, { user, id });
  const reading = { applicationId: id, isCandidate: !isRead, page, limit };
  const { items, total } = await listStatusChanges(db, reading);
  const shown = isRead ? items : items.map((change) => ({ ...change, changedBy: null }));
  return { items: shown, total, page, limit };
};
