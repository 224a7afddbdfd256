import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { remoteCalendars } from "#db/schema/interviews/remote-calendars.ts";

/** What was last read of the calendars of these people. */
export const listRemoteCalendars = (db: Db, userIds: string[]) =>
  db.select().from(remoteCalendars).where(inArray(remoteCalendars.userId, userIds));

/** Says that a calendar is read now, unless that was so within these minutes: one of several who ask reads it. */
export const claimReading = async (
  db: Db,
  { userId, address, minutes }: { userId: string; address: string; minutes: number },
): Promise<boolean> => {
  const claimed = await db
    .insert(remoteCalendars)
    .values({ userId, address, busy: [], triedAt: sql`now()` })
    .onConflictDoUpdate({
      target: remoteCalendars.userId,
      set: {
        triedAt: sql`now()`,
        address,
        // Nothing is left of another address.
        busy: sql`case when ${remoteCalendars.address} = excluded.address then ${remoteCalendars.busy} else '[]' end`,
      },
      setWhere: sql`${remoteCalendars.address} <> excluded.address
        or ${remoteCalendars.triedAt} <= now() - make_interval(mins => ${minutes})`,
    })
    .returning({ userId: remoteCalendars.userId });
  return claimed.length > 0;
};

export const upsertBusy = async (
  db: Db,
  row: { userId: string; address: string; busy: [number, number][] },
): Promise<void> => {
  const set = { address: row.address, busy: row.busy, triedAt: sql`now()` };
  await db
    .insert(remoteCalendars)
    .values({ ...row, triedAt: sql`now()` })
    .onConflictDoUpdate({ target: remoteCalendars.userId, set });
};

export const deleteRemoteCalendar = async (db: Db, userId: string): Promise<void> => {
  await db.delete(remoteCalendars).where(eq(remoteCalendars.userId, userId));
};
