import { eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { calendars } from "#db/schema/interviews/calendars.ts";

export const upsertCalendar = async (
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<void> => {
  await db
    .insert(calendars)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: calendars.userId, set: { tokenHash, createdAt: new Date() } });
};

export const deleteCalendar = async (db: Db, userId: string): Promise<void> => {
  await db.delete(calendars).where(eq(calendars.userId, userId));
};

/** Whose calendar an address is of; null where there is none. */
export const findCalendarOwner = async (db: Db, tokenHash: string): Promise<string | null> => {
  const [found] = await db
    .select({ userId: calendars.userId })
    .from(calendars)
    .where(eq(calendars.tokenHash, tokenHash))
    .limit(1);
  return found?.userId ?? null;
};
