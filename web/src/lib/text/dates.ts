import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const isDay = (value: Instant | CalendarDay): value is CalendarDay => !value.includes("T");

/** An instant as it is; of a day its first moment in the reader's time zone. */
export const dateOf = (value: Instant | CalendarDay): Date => {
  if (!isDay(value)) return new Date(value);
  const [year = 0, month = 1, dayOfMonth = 1] = value.split("-").map(Number);
  return new Date(year, month - 1, dayOfMonth);
};

/** A day in the reader's time zone as a day of the calendar. */
export const dayOf = (date: Date): CalendarDay => {
  const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date.getFullYear()}-${month}-${dayOfMonth}` as CalendarDay;
};

/** Formats a date: an instant in the reader's time zone, a calendar day as it is. */
export type DateText = (value: Instant | CalendarDay) => string;

/**
 * A formatter of dates. The `Intl.DateTimeFormat` is made with the first date: that takes a phone
 * 20 ms, which the start of the page need not wait for.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions): DateText => {
  let format: Intl.DateTimeFormat | undefined;
  return (value) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(dateOf(value));
  };
};

/** 'November 20, 2026'. */
export const longDateText = dateFormat({ year: "numeric", month: "long", day: "numeric" });

/** 'Nov 05, 2026'. */
export const shortDateText = dateFormat({ year: "numeric", month: "short", day: "2-digit" });

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** The time since an instant: in days under a week, in weeks under 30 days, else in months; rounded up. */
export const relativeDateText = (instant: Instant, now = new Date()): string => {
  const days = Math.max(1, Math.ceil((now.getTime() - new Date(instant).getTime()) / day));
  if (days < 7) return counted(days, "day");
  if (days < 30) return counted(Math.ceil(days / 7), "week");
  return counted(Math.ceil(days / 30), "month");
};
