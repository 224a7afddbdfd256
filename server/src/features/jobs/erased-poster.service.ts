import type { Db } from "#db/db.ts";
import { record } from "#events/record.service.ts";
import { noteJobChanges } from "./changes/job-changes.service.ts";
import { closed } from "./changes/noted-change.ts";
import {
  deleteDraftsLeft,
  lockJobsToClose,
  updateToClosed,
  updateToTeamsOfPoster,
} from "./erased-poster.queries.ts";

/**
 * Before an account is erased: jobs that it posted as a member stay with the team, and open jobs that nobody
 * manages without it are closed, drafts deleted. Who follows as the owner of its companies is decided before.
 */
export const leaveJobsBehind = async (
  db: Db,
  leaving: { userId: string; companyIds: string[] },
): Promise<void> => {
  await updateToTeamsOfPoster(db, leaving.userId);
  await deleteDraftsLeft(db, leaving);
  const ids = await lockJobsToClose(db, leaving);
  const by = { type: "job-closed", side: "product", actorId: null, data: {} } as const;
  await record(
    db,
    ids.map((id) => ({ ...by, job: { id } })),
  );
  await updateToClosed(db, ids);
  await noteJobChanges(
    db,
    ids.map((id) => closed(id, null)),
  );
};
