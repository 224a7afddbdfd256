import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { dateFormat, dateOf, longDateText } from "./dates.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'November 20, 2026 at 8:59 AM'. */
export const longTimeText = dateFormat({ dateStyle: "long", timeStyle: "short" });

/** 'November 20, 2026 at 8:59 AM PST'. */
export const longTimeAndZoneText = dateFormat({
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * The last day of a deadline; with the hour and its zone if the deadline is not the end of that day in the
 * reader's time zone.
 */
export const deadlineText = (deadline: Instant): string => {
  const left = endOfDay(dateOf(deadline)).getTime() - dateOf(deadline).getTime();
  return left < minute ? longDateText(deadline) : longTimeAndZoneText(deadline);
};

/** The last moment of a day in the reader's time zone, as an instant. */
export const endOfDay = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate(), 23, 59, 59, 999);

/** The first moment of a day in the reader's time zone, as an instant. */
export const startOfDay = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate());

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** The time since something happened, rounded down: 'just now', '5 minutes ago', '3 hours ago', '2 days ago'. */
export const agoText = (instant: Instant, now = new Date()): string => {
  const past = now.getTime() - dateOf(instant).getTime();
  if (past < minute) return "just now";
  if (past < hour) return counted(Math.floor(past / minute), "minute");
  if (past < day) return counted(Math.floor(past / hour), "hour");
  return counted(Math.floor(past / day), "day");
};
