import type { Db } from "#db/db.ts";
import { indexJobs, listOutdated, lockJobs } from "./reindex.queries.ts";

/** A new application to one of these jobs waits for the batch, which takes a quarter of a second. */
const jobsAtOnce = 50;

/**
 * Writes the search rows anew that are of an earlier edition, the newest jobs first and a few at a time:
 * requests need the database more. Whatever comes in between, the next start takes it up again.
 */
export const reindexJobs = async (db: Db): Promise<void> => {
  for (;;) {
    const ids = await listOutdated(db, jobsAtOnce);
    if (ids.length === 0) return;
    await db.transaction(async (db) => {
      // The same lock as every change of a job takes, so that no row is written from outdated
      // values.
      await lockJobs(db, ids);
      await indexJobs(db, ids);
    });
  }
};
