import { applicationMissingText } from "@rolecall/contract/applications/applications.ts";
import type { Db } from "#db/db.ts";
import { getMarkedApplication } from "#features/applications/applications.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsOnHiringTeam } from "#policies/job.ts";
import * as queries from "./review.queries.ts";

interface Which {
  id: string;
  user: SignedInUser;
}

/**
 * Gives out the oldest pending application of a job, behind `after` if given, that no colleague looks at, and
 * keeps it for the caller. Without `after` it is the one that they have. Null where there is none.
 */
export const reviewNext = (
  db: Db,
  { id: jobId, user, after }: Which & { after?: string | undefined },
) =>
  db.transaction(async (db) => {
    // Or who is removed at this moment would keep what they get.
    await queries.holdPlaceInTeam(db, { jobId, userId: user.id });
    const { isManaged: isManager } = await checkIsOnHiringTeam(db, { jobId, user });
    const reviewer = { jobId, userId: user.id, isManager };
    await queries.lockReview(db, jobId);
    const place = after === undefined ? null : await queries.findPlace(db, { jobId, id: after });
    if (after !== undefined && !place) throw new AppError("missing", applicationMissingText);
    const held = after === undefined ? await queries.findHeld(db, reviewer) : null;
    const applicationId = held ?? (await queries.findNext(db, reviewer, place));
    if (!applicationId) {
      await queries.deleteHold(db, reviewer);
      return null;
    }
    await queries.upsertHold(db, { ...reviewer, applicationId });
    const remaining = await queries.countFree(db, { ...reviewer, held: applicationId }, place);
    return {
      application: await getMarkedApplication(db, { user, id: applicationId }),
      remaining,
    };
  });

/** What `reviewNext` would give out now behind `after`, to be read ahead: nobody holds it by that. */
export const peekReview = async (db: Db, { id: jobId, user, after }: Which & { after: string }) => {
  const { isManaged: isManager } = await checkIsOnHiringTeam(db, { jobId, user });
  const place = await queries.findPlace(db, { jobId, id: after });
  if (!place) throw new AppError("missing", applicationMissingText);
  const next = await queries.findNext(db, { jobId, userId: user.id, isManager }, place);
  return next === null ? null : getMarkedApplication(db, { user, id: next });
};

/** Who looks at which application, for the hiring team of the job. */
export const holdersOf = async (db: Db, { id: jobId, user }: Which) => {
  await checkIsOnHiringTeam(db, { jobId, user });
  return queries.listHolders(db, jobId);
};
