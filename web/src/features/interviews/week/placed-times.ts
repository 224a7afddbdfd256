import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { clockIn, dayIn, shownAt } from "#features/interviews/zoned-time.ts";
import { calendarDayIn } from "./calendar-week.ts";

/** A time at its place in a week, by the clock of a zone. */
export interface PlacedTime {
  time: Instant;
  day: CalendarDay;
  /** Since midnight, as the clock shows it. */
  minutes: number;
  /** '10:00 AM'. */
  clock: string;
  /** 'Mon, Nov 30, 10:00 AM'. */
  name: string;
}

/** Where times stand in a week. */
export const placeTimes = (times: readonly Instant[], timeZone: string): PlacedTime[] =>
  times.map((time) => {
    const shown = new Date(shownAt(Date.parse(time), timeZone));
    const clock = clockIn(time, timeZone);
    return {
      time,
      day: calendarDayIn(time, timeZone),
      minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
      clock,
      name: `${dayIn(time, timeZone)}, ${clock}`,
    };
  });

/** The hour of the clock in which a time is, 0 to 23. */
export const hourOf = ({ minutes }: PlacedTime): number => Math.floor(minutes / 60);

/** Every hour from the first to the last in which there is a time. */
export const hoursOf = (times: readonly PlacedTime[]): number[] => {
  const hours = times.map(hourOf);
  const first = Math.min(...hours);
  const count = times.length === 0 ? 0 : Math.max(...hours) - first + 1;
  return Array.from({ length: count }, (_, step) => first + step);
};

const upwards: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The time to which a key leads: up and down within the day; to the sides, and with Home and End, to the time of
 * another day that is nearest by the clock. At an end it is the same time; for any other key there is none.
 */
export const timeByKey = (
  days: readonly PlacedTime[][],
  from: Instant,
  key: string,
): PlacedTime | undefined => {
  const filled = days.filter((times) => times.length > 0);
  const column = filled.findIndex((times) => times.some(({ time }) => time === from));
  const times = filled[column] ?? [];
  const row = times.findIndex(({ time }) => time === from);
  const present = times[row];
  const up = upwards[key];
  if (up !== undefined) return times[row + up] ?? present;
  const sideways: Record<string, number> = {
    ArrowLeft: column - 1,
    ArrowRight: column + 1,
    Home: 0,
    End: filled.length - 1,
  };
  const aside = sideways[key];
  if (!present || aside === undefined) return undefined;
  const distance = ({ minutes }: PlacedTime) => Math.abs(minutes - present.minutes);
  return filled[aside]?.toSorted((one, other) => distance(one) - distance(other))[0] ?? present;
};
