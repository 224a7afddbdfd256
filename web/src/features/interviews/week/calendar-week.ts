import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { shownAt, startOfDay } from "#features/interviews/zoned-time.ts";
import { dateFormat } from "#lib/text/dates.ts";

const minute = 60_000;
const dayMs = 24 * 60 * minute;

const dayAt = (shown: number) => new Date(shown).toISOString().slice(0, 10) as CalendarDay;

/** The day on which a moment is in a zone. */
export const calendarDayIn = (at: Instant | number, timeZone: string): CalendarDay =>
  dayAt(shownAt(new Date(at).getTime(), timeZone));

/** The day so many days after another one, or before it. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay =>
  dayAt(Date.parse(day) + days * dayMs);

/** The Monday of the week in which a moment is in a zone. */
export const weekIn = (at: Instant | number, timeZone: string): CalendarDay => {
  const day = calendarDayIn(at, timeZone);
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
};

/** The seven days of a week, from its Monday on. */
export const daysOfWeek = (monday: CalendarDay): CalendarDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(monday, days));

/** 'Mon'. */
export const weekdayText = dateFormat({ weekday: "short" });
/** 'Nov 30'. */
export const dayText = dateFormat({ month: "short", day: "numeric" });
const dayOfYearText = dateFormat({ month: "short", day: "numeric", year: "numeric" });

/** 'Nov 30 to Dec 6, 2026'. */
export const rangeText = (monday: CalendarDay): string => {
  const sunday = daysAfter(monday, 6);
  const isOneYear = monday.slice(0, 4) === sunday.slice(0, 4);
  return `${(isOneYear ? dayText : dayOfYearText)(monday)} to ${dayOfYearText(sunday)}`;
};

const lengthText = (minutes: number) => {
  if (minutes === 60) return "1 hour";
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
};

/** 'On Sun, Mar 28 the clock goes forward by 1 hour.', for each day of a week that is no 24 hours long in a zone. */
export const clockChangesIn = (monday: CalendarDay, timeZone: string): string[] =>
  daysOfWeek(monday).flatMap((day) => {
    const length = startOfDay(daysAfter(day, 1), timeZone) - startOfDay(day, timeZone);
    const skipped = (dayMs - length) / minute;
    if (skipped === 0) return [];
    const way = skipped > 0 ? "forward" : "back";
    return `On ${weekdayText(day)}, ${dayText(day)} the clock goes ${way} by ${lengthText(Math.abs(skipped))}.`;
  });
