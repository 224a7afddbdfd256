import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { type Instant, instantOf } from "@rolecall/contract/values/instant-of.ts";

/** The zone of the reader's own clock. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone, for suggestions. */
export const timeZones = (): string[] => Intl.supportedValuesOf("timeZone");

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: to make one takes far longer than to use it, and a week may have hundreds of times. */
const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  const key = JSON.stringify([timeZone, options]);
  const kept = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone, ...options });
  formats.set(key, kept);
  return kept;
};

/** 'Tue, Mar 30'. */
export const dayIn = (at: Instant, timeZone: string): string =>
  format(timeZone, { weekday: "short", month: "short", day: "numeric" }).format(new Date(at));

/** 'Tuesday, March 30, 2027'. */
export const longDayIn = (at: Instant, timeZone: string): string =>
  format(timeZone, { dateStyle: "full" }).format(new Date(at));

/** '10:00 AM'; '1:30 AM EST' where the clocks of the zone show the same time twice. */
export const clockIn = (at: Instant, timeZone: string): string => {
  const clock: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  const named: Intl.DateTimeFormatOptions = { ...clock, timeZoneName: "short" };
  return format(timeZone, isShownTwice(at, timeZone) ? named : clock).format(new Date(at));
};

/** '10:00 AM to 11:00 AM'. */
export const spanIn = (at: Instant, minutes: number, timeZone: string): string => {
  const end = instantOf(new Date(new Date(at).getTime() + minutes * 60_000));
  return `${clockIn(at, timeZone)} to ${clockIn(end, timeZone)}`;
};

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** The minute that the clocks of a zone show at a moment, as the moment at which UTC shows it; in milliseconds. */
export const shownAt = (moment: number, timeZone: string): number => {
  const parts = format(timeZone, {
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
};

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  shownAt(moment, timeZone) - Math.floor(moment / minute) * minute;

/** The moments at which clocks of a zone show what UTC shows at `wanted`: none, one or two, in order. */
const momentsShowing = (wanted: number, timeZone: string): number[] => {
  const found = [wanted - dayMs, wanted + dayMs]
    .map((moment) => wanted - offsetAt(moment, timeZone))
    .filter((moment) => moment + offsetAt(moment, timeZone) === wanted);
  return [...new Set(found)];
};

const isShownTwice = (at: Instant, timeZone: string): boolean =>
  momentsShowing(shownAt(Date.parse(at), timeZone), timeZone).length > 1;

/** The moment at which clocks of a zone show a time of a day; null for a time that they skip, or none at all. */
export const momentIn = (day: CalendarDay, clock: string, timeZone: string): Instant | null => {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  if (Number.isNaN(wanted)) return null;
  // Of a time that comes twice the first one.
  const [found] = momentsShowing(wanted, timeZone);
  return found === undefined ? null : instantOf(new Date(found));
};

/** The moment at which a day begins in a zone, in milliseconds; where midnight is skipped, that of the change. */
export const startOfDay = (day: CalendarDay, timeZone: string): number => {
  const midnight = Date.parse(day);
  const [found = midnight - offsetAt(midnight - dayMs, timeZone)] = momentsShowing(
    midnight,
    timeZone,
  );
  return found;
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
