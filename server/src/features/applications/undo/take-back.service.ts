import type { Db } from "#db/db.ts";
import { markUndone, record } from "#events/record.service.ts";
import { takeBack } from "#features/applications/statuses/move-and-tell.service.ts";
import { movesOf } from "#features/applications/statuses/moved-event.ts";
import {
  deleteWaiting,
  listWaiting,
} from "#features/applications/statuses/waiting-changes.queries.ts";
import { updateToRead } from "./take-back.queries.ts";
import { deleteSteps } from "./undo-steps.queries.ts";

/**
 * Takes back what the candidate of an application, which the caller has locked, was not told yet, since they withdraw
 * it. A change that was held back from them is undone: they never learn of it.
 */
export const takeBackWaiting = async (
  db: Db,
  { id, jobId }: { id: string; jobId: string },
): Promise<void> => {
  const [waiting] = await listWaiting(db, [id]);
  await deleteSteps(db, [id]);
  if (!waiting) return;
  await takeBack(db, [waiting]);
  const { isHeld, eventId } = waiting;
  if (isHeld && eventId) {
    const put = await updateToRead(db, id);
    await markUndone(db, [eventId]);
    if (put) {
      const { from, before, status, stageId } = put;
      const by = {
        application: { id, jobId },
        side: "product",
        actorId: null,
        undone: true,
      } as const;
      const data = { from, to: status, undoes: eventId };
      await record(db, [
        { type: "status", ...by, visibleAfter: null, data },
        ...movesOf([{ id, jobId, from, before, stageId }], status),
      ]);
    }
  }
  await deleteWaiting(db, [id]);
};
