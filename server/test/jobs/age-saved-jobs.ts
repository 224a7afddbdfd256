import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";

/** As if somebody had saved their jobs so many days earlier. */
export const ageSavedJobs = async (db: Db, days: number): Promise<void> => {
  await db
    .update(savedJobs)
    .set({ savedAt: sql`${savedJobs.savedAt} - make_interval(days => ${days})` });
};
