// The calendars of interviewers elsewhere: what they hold is not offered. Their times alone are kept.
import type { Db } from "#db/db.ts";
import { type Networks, type Owner, readCalendar } from "./read-calendar.ts";
import * as queries from "./remote-calendars.queries.ts";

/** So long what was read counts, in minutes. */
const freshFor = 15;

export const keepCalendar = (
  db: Db,
  { userId, calendarUrl, busy }: Owner & { busy: [number, number][] },
): Promise<void> => queries.upsertBusy(db, { userId, address: calendarUrl, busy });

export const forgetCalendar = (db: Db, userId: string): Promise<void> =>
  queries.deleteRemoteCalendar(db, userId);

/** What the calendars of these people hold, read anew after a quarter of an hour; one that cannot be read, as last read. */
export const busyElsewhere = async (db: Db, owners: Owner[], config: Networks) => {
  await Promise.all(owners.map((owner) => refresh(db, owner, config)));
  const kept = await queries.listRemoteCalendars(
    db,
    owners.map(({ userId }) => userId),
  );
  const addressOf = new Map(owners.map(({ userId, calendarUrl }) => [userId, calendarUrl]));
  return kept
    .filter(({ userId, address }) => addressOf.get(userId) === address)
    .flatMap(({ userId, busy }) => busy.map(([from, to]) => ({ userId, from, to })));
};

const refresh = async (db: Db, owner: Owner, config: Networks): Promise<void> => {
  const { userId, calendarUrl: address } = owner;
  if (!(await queries.claimReading(db, { userId, address, minutes: freshFor }))) return;
  const busy = await readCalendar(owner, config).catch(() => null);
  if (busy) await queries.upsertBusy(db, { userId, address, busy });
};
