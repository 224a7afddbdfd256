import type { Db } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import { lockJobsToClose, updateToClosed, updateToTeamsOfPoster } from "./erased-poster.queries.ts";

/**
 * Before the account of a poster is erased: jobs that they posted as a member stay with the team, and
 * open jobs that nobody manages any more are closed.
 */
export const leaveJobsBehind = async (db: Db, posterId: string): Promise<void> => {
  await updateToTeamsOfPoster(db, posterId);
  const ids = await lockJobsToClose(db, posterId);
  const by = { type: "job-closed", side: "product", actorId: null, data: {} } as const;
  await record(
    db,
    ids.map((id) => ({ ...by, job: { id } })),
  );
  await updateToClosed(db, ids);
};
