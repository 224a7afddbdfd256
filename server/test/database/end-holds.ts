import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { reviewHolds } from "#db/schema/hiring/review-holds.ts";

/** Lets the time pass for which those who review applications keep them from each other. */
export const endHolds = async (db: Db): Promise<void> => {
  await db.update(reviewHolds).set({ heldUntil: sql`now() - interval '1 second'` });
};
