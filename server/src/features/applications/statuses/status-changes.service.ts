import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { unknownStageText } from "@rolecall/contract/hiring/stages.ts";
import type { Db } from "#db/db.ts";
import type { NewEvent } from "#events/event.ts";
import { record } from "#events/record.service.ts";
import { getMarkedApplication } from "#features/applications/applications.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkMay, checkMayRead } from "#policies/application.ts";
import { movesOf } from "./moved-event.ts";
import {
  holdStage,
  isListOfOne,
  listStatusChanges,
  moveApplications,
  type Moved,
  type StatusChange,
} from "./status-changes.queries.ts";

/**
 * Changes the status of an application, for the managers of its job. It stays locked until it was
 * read again, so that each of several changes at once answers the status that it set.
 */
export const changeStatus = (
  db: Db,
  { user, id, status }: { user: SignedInUser; id: string; status: ApplicationStatus },
) =>
  db.transaction(async (db) => {
    const managed = await moveAndTell(db, { ids: [id], status, user });
    if (managed > 0) return getMarkedApplication(db, { user, id });
    await checkMay(db, { id, user }, "decide");
    throw new Error("The application was not moved");
  });

/** Changes the status of many applications, all or none. Resolves to how many of them the user manages. */
export const changeStatuses = (db: Db, change: StatusChange): Promise<number> =>
  db.transaction((db) => moveAndTell(db, change));

interface Target {
  user: SignedInUser;
  stageId: string;
}

/** Moves an application to a stage of its job, for the managers of that. */
export const moveToStage = (db: Db, { user, id, stageId }: Target & { id: string }) =>
  db.transaction(async (db) => {
    const stage = await holdStage(db, stageId);
    if (stage && (await moveAndTell(db, { ids: [id], status: stage.status, stage, user })) > 0)
      return getMarkedApplication(db, { user, id });
    await checkMay(db, { id, user }, "decide");
    throw new AppError("bad-input", unknownStageText);
  });

/** Moves those of many applications whose jobs have the stage. Resolves to how many of them the user manages. */
export const moveManyToStage = (db: Db, { user, ids, stageId }: Target & { ids: string[] }) =>
  db.transaction(async (db) => {
    const stage = await holdStage(db, stageId);
    const managed = stage && (await moveAndTell(db, { ids, status: stage.status, stage, user }));
    if (managed) return managed;
    if (stage && (await isListOfOne(db, { ids, listId: stage.listId }))) return 0;
    throw new AppError("bad-input", unknownStageText);
  });

const moveAndTell = async (db: Db, change: StatusChange): Promise<number> => {
  const { managed, moved } = await moveApplications(db, change);
  await record(
    db,
    moved.flatMap((one) => eventsOf(one, change)),
  );
  return managed;
};

/** A first change opens the application. Within one status only boards are told. */
const eventsOf = (moved: Moved, { status, user }: StatusChange): NewEvent[] => {
  const { id, jobId, from, at, isFirstLook } = moved;
  if (from === status) return movesOf([moved], status);
  const by = { application: { id, jobId }, side: "employer", actorId: user.id, at } as const;
  const opened: NewEvent = { type: "opened", ...by, data: {} };
  return [
    ...(isFirstLook ? [opened] : []),
    { type: "status", ...by, data: { from, to: status } },
    ...movesOf([moved], status),
  ];
};

/**
 * The status history. Managers and reviewers of the job see the author of each change; the
 * candidate does not.
 */
export const statusHistory = async (
  db: Db,
  { user, id, page, limit }: { user: SignedInUser; id: string; page: number; limit: number },
) => {
  const { isRead } = await checkMayRead(db, { user, id });
  const { items, total } = await listStatusChanges(db, { applicationId: id, page, limit });
  const shown = isRead ? items : items.map((change) => ({ ...change, changedBy: null }));
  return { items: shown, total, page, limit };
};
