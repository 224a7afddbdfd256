import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { interviews } from "#db/schema/interviews/interviews.ts";
import { remoteCalendars } from "#db/schema/interviews/remote-calendars.ts";

/** Moves an interview to a moment that no call takes, such as a past one. */
export const moveInterview = async (db: Db, id: string, startsAt: Date): Promise<void> => {
  await db.update(interviews).set({ startsAt }).where(eq(interviews.id, id));
};

/** Lets what was read of calendars elsewhere be older than it counts. */
export const letCalendarsAge = async (db: Db): Promise<void> => {
  await db.update(remoteCalendars).set({ triedAt: new Date(Date.now() - 16 * 60_000) });
};
