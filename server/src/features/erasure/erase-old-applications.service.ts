import type { Db } from "#db/db.ts";
import { holdJobsToRetire, retireJobs } from "#features/jobs/retired-jobs.service.ts";
import { eraseOfJobs, eraseSettled } from "./erase-applications.service.ts";

/** Few enough that nobody waits long for the rows of a batch. */
const batch = 500;
const jobsAtOnce = 20;

/**
 * Erases the applications that were closed so many months ago, in batches that are each a transaction:
 * stopped anywhere, the next run goes on. Does nothing where the operator set no months.
 */
export const eraseOldApplications = async (db: Db, months: number | null): Promise<void> => {
  if (months === null) return;
  while ((await eraseSettled(db, { months, most: batch })) === batch);
  while (await eraseOfSomeJobs(db, months));
};

/** Whether there were jobs to look at. */
const eraseOfSomeJobs = (db: Db, months: number): Promise<boolean> =>
  db.transaction(async (db) => {
    const jobIds = await holdJobsToRetire(db, { months, most: jobsAtOnce });
    if (jobIds.length === 0) return false;
    const erased = await eraseOfJobs(db, { jobIds, most: batch });
    if (erased < batch) await retireJobs(db, jobIds);
    return true;
  });
