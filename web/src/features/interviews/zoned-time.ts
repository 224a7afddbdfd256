import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { type Instant, instantOf } from "@rolecall/contract/values/instant-of.ts";

/** The zone of the reader's own clock. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone, for suggestions. */
export const timeZones = (): string[] => Intl.supportedValuesOf("timeZone");

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone, ...options });

/** 'Tue, Mar 30'. */
const dayIn = (at: Instant, timeZone: string): string =>
  format(timeZone, { weekday: "short", month: "short", day: "numeric" }).format(new Date(at));

/** 'Tuesday, March 30, 2027'. */
export const longDayIn = (at: Instant, timeZone: string): string =>
  format(timeZone, { dateStyle: "full" }).format(new Date(at));

/** '10:00 AM'. */
export const clockIn = (at: Instant, timeZone: string): string =>
  format(timeZone, { timeStyle: "short" }).format(new Date(at));

/** '10:00 AM to 11:00 AM'. */
export const spanIn = (at: Instant, minutes: number, timeZone: string): string => {
  const end = instantOf(new Date(new Date(at).getTime() + minutes * 60_000));
  return `${clockIn(at, timeZone)} to ${clockIn(end, timeZone)}`;
};

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
  return shown - Math.floor(moment / 60_000) * 60_000;
};

/** The moment at which clocks of a zone show a time of a day; null for a time that they skip, or none at all. */
export const momentIn = (day: CalendarDay, clock: string, timeZone: string): Instant | null => {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // Of a time that comes twice the first one.
  const found = [offsetAt(wanted - 86_400_000, timeZone), offsetAt(wanted + 86_400_000, timeZone)]
    .map((offset) => wanted - offset)
    .find((moment) => moment + offsetAt(moment, timeZone) === wanted);
  return found === undefined ? null : instantOf(new Date(found));
};

/** Times by their day, in order. */
export const byDay = (times: readonly Instant[], timeZone: string): [string, Instant[]][] => {
  const days = new Map<string, Instant[]>();
  for (const time of times) {
    const day = dayIn(time, timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days];
};
