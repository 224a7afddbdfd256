import { inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { scorecards } from "#db/schema/scorecards/scorecards.ts";

export const deleteScorecards = async (db: Db, applicationIds: string[]): Promise<void> => {
  await db.delete(scorecards).where(inArray(scorecards.applicationId, applicationIds));
};
