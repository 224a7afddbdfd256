import type { Db } from "#db/db.ts";
import { lockJobsToRetire, updateToRetired } from "./retired-jobs.queries.ts";

/** Holds some jobs that were closed or ended so many months ago, until the transaction ends. */
export const holdJobsToRetire = (
  db: Db,
  which: Parameters<typeof lockJobsToRetire>[1],
): Promise<string[]> => lockJobsToRetire(db, which);

/** Notes that no application to these jobs is left to erase. */
export const retireJobs = (db: Db, ids: string[]): Promise<void> => updateToRetired(db, ids);
