import type { Db } from "#db/db.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import { lockJobsToRetire, retirementsAreDue, updateToRetired } from "./retired-jobs.queries.ts";

/** Whether there are jobs that were closed or ended so many months ago. */
export const jobsAreToRetire = (db: Db, months: number): Condition => retirementsAreDue(db, months);

/** Holds some jobs that were closed or ended so many months ago, until the transaction ends. */
export const holdJobsToRetire = (
  db: Db,
  which: Parameters<typeof lockJobsToRetire>[1],
): Promise<string[]> => lockJobsToRetire(db, which);

/** Notes that no application to these jobs is left to erase. */
export const retireJobs = (db: Db, ids: string[]): Promise<void> => updateToRetired(db, ids);
