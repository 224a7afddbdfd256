import type { Db } from "#db/db.ts";
import { closeJobsOfPoster, updateToTeamsOfPoster } from "./erased-poster.queries.ts";

/**
 * Before the account of a poster is erased: jobs that they posted as a member stay with the team, and
 * open jobs that nobody manages any more are closed.
 */
export const leaveJobsBehind = async (db: Db, posterId: string): Promise<void> => {
  await updateToTeamsOfPoster(db, posterId);
  await closeJobsOfPoster(db, posterId);
};
