import { undoMissingText, undoOverText, undoSeconds } from "@rolecall/contract/hiring/undo.ts";
import type { Db } from "#db/db.ts";
import type { NewEvent } from "#events/event.ts";
import { markUndone, record } from "#events/record.service.ts";
import { takeBack } from "#features/applications/statuses/move-and-tell.service.ts";
import { movesOf } from "#features/applications/statuses/moved-event.ts";
import {
  deleteWaiting,
  listWaiting,
} from "#features/applications/statuses/waiting-changes.queries.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { deleteSteps, findUndo } from "./undo-steps.queries.ts";
import { lockMoved, managesSome, type Undone, updateToUndone } from "./undo.queries.ts";

interface Asked {
  user: SignedInUser;
  id: string;
  applicationIds?: string[] | undefined;
}

/**
 * Puts the applications of a call back to where they were, for who made it, as far as they manage the jobs and
 * nobody changed them since. Resolves to how many. What waits is taken back with them.
 */
export const undo = (db: Db, { user, id, applicationIds }: Asked): Promise<number> =>
  db.transaction(async (db) => {
    const asked = await findUndo(db, { id, userId: user.id, seconds: undoSeconds });
    if (!asked) throw new AppError("missing", undoMissingText);
    const moved = asked.isOver ? [] : await lockMoved(db, id);
    if (moved.length === 0) throw new AppError("conflict", undoOverText);
    const wanted = { undoId: id, user, ids: applicationIds ?? null };
    if (!(await managesSome(db, wanted))) throw new AppError("missing", undoMissingText);
    const undone = await updateToUndone(db, wanted);
    if (undone.length === 0) throw new AppError("conflict", undoOverText);
    await takeBackOf(db, undone);
    await deleteSteps(
      db,
      undone.map((one) => one.id),
    );
    await record(
      db,
      undone.flatMap((one) => eventsOf(one, user)),
    );
    return undone.length;
  });

/** Takes back the letters and notices of what was undone, and marks what told of it. */
const takeBackOf = async (db: Db, undone: Undone[]): Promise<void> => {
  const told = new Set(undone.flatMap(({ eventIds }) => eventIds));
  const all = await listWaiting(
    db,
    undone.map(({ id }) => id),
  );
  const waiting = all.filter(
    ({ eventId, closingId }) => told.has(eventId ?? "") || told.has(closingId ?? ""),
  );
  await takeBack(db, waiting);
  await deleteWaiting(
    db,
    waiting.map(({ applicationId }) => applicationId),
  );
  await markUndone(db, [...told]);
};

/** The employer's history has both changes; boards hear of the way back. */
const eventsOf = (undone: Undone, user: SignedInUser): NewEvent[] => {
  const { id, jobId, statusBefore, stageBefore, status, stageId, eventIds, at } = undone;
  const back = { id, jobId, from: statusBefore, before: stageBefore, stageId };
  const boards = movesOf([back], status).map((event) => ({ ...event, undone: true as const }));
  if (statusBefore === status) return boards;
  const change: NewEvent = {
    type: "status",
    application: { id, jobId },
    side: "employer",
    actorId: user.id,
    at,
    visibleAfter: null,
    undone: true,
    data: { from: statusBefore, to: status, ...(eventIds[0] && { undoes: eventIds[0] }) },
  };
  return [change, ...boards];
};
