import type { Db } from "#db/db.ts";
import type { Slice } from "#db/keyset.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkManagesJob } from "#policies/job.ts";
import { insertJobChanges, listJobChanges } from "./job-changes.queries.ts";
import type { NotedChange } from "./noted-change.ts";

/** Notes what happened to jobs, for who manages them. Call it in the transaction of the change itself. */
export const noteJobChanges = (db: Db, noted: NotedChange[]): Promise<void> =>
  insertJobChanges(
    db,
    noted.map(({ before = {}, changes = {}, ...change }) => ({
      ...change,
      fields: Object.entries(changes).map(([field, to]) => ({ field, from: before[field], to })),
    })),
  );

/** One page of what happened to a job, newest first, for its managers. */
export const jobChangesOf = async (
  db: Db,
  { id, user, ...slice }: { id: string; user: SignedInUser } & Slice,
) => {
  await checkManagesJob(db, { jobId: id, user });
  return listJobChanges(db, { jobId: id, ...slice });
};
