import {
  type ApplicationSort,
  applicationsPerPage,
} from "@rolecall/contract/applications/applications.ts";
import { everything } from "@rolecall/contract/page.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { dateOf, dayOf } from "#lib/text/dates.ts";
import { endOfDay, startOfDay } from "#lib/text/moments.ts";
import type { ApplicationFilters } from "./application-search.ts";

/** The number of active filters, the search text not counted. */
export const activeFilters = (filters: ApplicationFilters): number => {
  const { status, jobId, dateFrom, dateTo, ruledOut } = filters;
  return [
    status !== everything,
    jobId !== everything,
    dateFrom !== "",
    dateTo !== "",
    ruledOut,
  ].filter(Boolean).length;
};

/** The moment that a chosen day of the calendar stands for; undefined if none is chosen. */
export const dateChosen = (day: CalendarDay | "") => (day === "" ? undefined : dateOf(day));
export const dayChosen = (date: Date | undefined) => (date ? dayOf(date) : "");

/** The request: whole days become their first and last moments. */
export const filterQueryOf = ({ dateFrom, dateTo, ruledOut, ...rest }: ApplicationFilters) => {
  const from = dateChosen(dateFrom);
  const to = dateChosen(dateTo);
  return {
    ...rest,
    ruledOut: ruledOut ? ("true" as const) : undefined,
    dateFrom: from && instantOf(startOfDay(from)),
    dateTo: to && instantOf(endOfDay(to)),
    limit: applicationsPerPage,
  };
};

/** A click on a column's heading: the active one turns around, another begins descending. */
export const sortedBy = (
  { sortBy, sortOrder }: ApplicationFilters,
  column: ApplicationSort,
): Pick<ApplicationFilters, "sortBy" | "sortOrder"> => ({
  sortBy: column,
  sortOrder: sortBy === column && sortOrder === "desc" ? "asc" : "desc",
});
