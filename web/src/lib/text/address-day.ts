import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { dateOf, dayOf } from "./dates.ts";

/** A day of the calendar in an address; one that does not exist means nothing. */
export const addressDay = (value: unknown): CalendarDay | undefined => {
  const day = value as CalendarDay;
  return typeof value === "string" && dayOf(dateOf(day)) === value ? day : undefined;
};
