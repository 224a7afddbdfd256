import type { Availability } from "@rolecall/contract/interviews/availability.schemas.ts";
import { foreignInterviewerText } from "@rolecall/contract/interviews/availability.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import * as queries from "./availability.queries.ts";
import { freeTimes } from "./free-times.ts";
import { readNewCalendar } from "./remote/read-calendar.ts";
import { busyElsewhere, forgetCalendar, keepCalendar } from "./remote/remote-calendars.service.ts";

/** Monday to Friday. */
const weekdays = [1, 2, 3, 4, 5];

/** What holds until somebody sets something else. */
const usual: Availability = {
  timeZone: "UTC",
  hours: weekdays.map((day) => ({ day, from: "09:00", to: "17:00" })),
  bufferMinutes: 0,
  calendarUrl: null,
};

/** When the user takes interviews. */
export const availabilityOf = async (db: Db, { id }: { id: string }): Promise<Availability> => {
  const [set] = await queries.listAvailabilities(db, [id]);
  return set ?? usual;
};

/** A calendar elsewhere that is named for the first time is read before anything is kept. */
export const setAvailability = async (
  db: Db,
  { user, ...set }: Availability & { user: SignedInUser },
  config: Networks,
): Promise<Availability> => {
  const { calendarUrl, timeZone } = set;
  const before = await availabilityOf(db, user);
  const owner = { userId: user.id, timeZone, calendarUrl: calendarUrl ?? "" };
  const isNew = calendarUrl !== null && calendarUrl !== before.calendarUrl;
  const busy = isNew ? await readNewCalendar(owner, config) : null;
  await db.transaction(async (db) => {
    await queries.upsertAvailability(db, { userId: user.id, ...set });
    if (busy) await keepCalendar(db, { ...owner, busy });
    if (calendarUrl === null) await forgetCalendar(db, user.id);
  });
  return set;
};

type Networks = Pick<Config, "importNetworks">;

interface Wanted {
  user: SignedInUser;
  interviewerIds: string[];
  durationMinutes: number;
  from: Date;
  to: Date;
}

/** When all of these are free, from now on. They are the user, and members of their companies. */
export const freeTimesOf = async (
  db: Db,
  { user, interviewerIds: ids, durationMinutes, from, to }: Wanted,
  config: Networks,
): Promise<Date[]> => {
  const others = ids.filter((id) => id !== user.id);
  const colleagues =
    others.length > 0 ? await queries.listColleagues(db, { userId: user.id, ids: others }) : [];
  if (colleagues.length < others.length)
    throw new AppError("bad-input", foreignInterviewerText, { path: "interviewerIds" });
  const begins = new Date(Math.max(from.getTime(), Date.now()));
  if (begins >= to) return [];
  const people = await peopleOf(db, { ids, from: begins, to }, config);
  const span = { from: begins.getTime(), to: to.getTime() };
  return freeTimes({ people, durationMinutes, ...span }).map((start) => new Date(start));
};

/** More than the longest interview and buffer: so far around the span, something may touch a time in it. */
const margin = 24 * 60 * 60 * 1000;

const peopleOf = async (
  db: Db,
  { ids, from, to }: { ids: string[]; from: Date; to: Date },
  config: Networks,
) => {
  const bookings = await queries.listBookings(db, {
    userIds: ids,
    from: new Date(from.getTime() - margin),
    to: new Date(to.getTime() + margin),
  });
  const set = await queries.listAvailabilities(db, ids);
  const withCalendar = set.flatMap(({ userId, timeZone, calendarUrl }) =>
    calendarUrl === null ? [] : [{ userId, timeZone, calendarUrl }],
  );
  const elsewhere = await busyElsewhere(db, withCalendar, config);
  return ids.map((id) => {
    const availability = set.find(({ userId }) => userId === id) ?? usual;
    const busy = bookings
      .filter(({ userId }) => userId === id)
      .map((one) => ({ from: one.from.getTime(), to: one.to.getTime() }));
    const other = elsewhere.filter(({ userId }) => userId === id);
    return { ...availability, busy: [...busy, ...other] };
  });
};
