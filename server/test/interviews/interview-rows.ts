import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";

/** Moves an interview to a moment that no call takes, such as a past one. */
export const moveInterview = async (db: Db, id: string, startsAt: Date): Promise<void> => {
  await db.update(interviews).set({ startsAt }).where(eq(interviews.id, id));
};
