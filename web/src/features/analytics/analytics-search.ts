import { analyzedDays } from "@rolecall/contract/analytics/analytics.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { addressDay } from "#lib/text/address-day.ts";
import { addressChoice, addressId } from "#lib/text/address-words.ts";
import { dateOf, dayOf } from "#lib/text/dates.ts";

/** So many days up to now; the usual ones are left out of the address. */
const usualSpans = ["30", `${analyzedDays}`, "365"] as const;
export type UsualSpan = (typeof usualSpans)[number];
export const usualSpan: UsualSpan = `${analyzedDays}`;

/** What the figures are about. With `from` and `to`, both included, `days` says nothing. */
export interface AnalyticsSearch {
  days?: UsualSpan;
  from?: CalendarDay;
  to?: CalendarDay;
  jobId?: string;
  companyId?: string;
}

export const analyticsSearch = (search: Record<string, unknown>): AnalyticsSearch => {
  const days = addressChoice(search["days"], usualSpans);
  const [from, to] = [addressDay(search["from"]), addressDay(search["to"])];
  const jobId = addressId(search["jobId"]);
  const companyId = addressId(search["companyId"]);
  const hasDays = from !== undefined && to !== undefined && from <= to;
  return {
    ...(hasDays ? { from, to } : days !== undefined && days !== usualSpan && { days }),
    ...(jobId !== undefined && { jobId }),
    ...(companyId !== undefined && { companyId }),
  };
};

/** The first moment of a day that lies so many days ahead, in the reader's time zone. */
const dayAhead = (day: CalendarDay, days: number): Date => {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return date;
};

/** The span to ask for, from the first moment of its first day to the one behind its last day, or to now. */
export const spanOf = (
  { days = usualSpan, from, to }: Pick<AnalyticsSearch, "days" | "from" | "to">,
  now = new Date(),
) =>
  from && to
    ? { from: dateOf(from).toISOString(), to: dayAhead(to, 1).toISOString() }
    : { from: dayAhead(dayOf(now), 1 - Number(days)).toISOString() };
