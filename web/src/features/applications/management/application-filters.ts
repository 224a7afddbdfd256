import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import {
  type ApplicationSort,
  applicationSorts,
  applicationsPerPage,
} from "@rolecall/contract/applications/applications.ts";
import { type JobScope, jobScopes } from "@rolecall/contract/jobs/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { addressChoice, addressId, addressPage, addressWords } from "#lib/text/address-words.ts";
import { dateOf, dayOf, endOfDay, startOfDay } from "#lib/text/dates.ts";

const sortOrders = ["asc", "desc"] as const;

export interface ApplicationFilters {
  status: ApplicationStatus | typeof everything;
  jobId: string;
  search: string;
  /** Days in the reader's time zone; empty for none. */
  dateFrom: CalendarDay | "";
  dateTo: CalendarDay | "";
  sortBy: ApplicationSort;
  sortOrder: (typeof sortOrders)[number];
  page: number;
  scope: JobScope;
}

/** No filter, newest first, page 1. */
export const noFilters: ApplicationFilters = {
  status: everything,
  jobId: everything,
  search: "",
  dateFrom: "",
  dateTo: "",
  sortBy: "appliedAt",
  sortOrder: "desc",
  page: 1,
  scope: "all",
};

/** The number of active filters, the search text not counted. */
export const activeFilters = ({ status, jobId, dateFrom, dateTo }: ApplicationFilters): number =>
  [status !== everything, jobId !== everything, dateFrom !== "", dateTo !== ""].filter(Boolean)
    .length;

const chosenDay = (value: unknown) => {
  const day = value as CalendarDay;
  return typeof value === "string" && dayOf(dateOf(day)) === value ? day : undefined;
};

/**
 * Reads the filters from the address. An unknown value means no filter; defaults are left out of
 * the address.
 */
export const applicationSearch = (search: Record<string, unknown>): Partial<ApplicationFilters> => {
  const chosen = {
    status: addressChoice(search["status"], applicationStatuses),
    jobId: addressId(search["jobId"]),
    search: addressWords(search["search"]),
    dateFrom: chosenDay(search["dateFrom"]),
    dateTo: chosenDay(search["dateTo"]),
    sortBy: addressChoice(search["sortBy"], applicationSorts),
    sortOrder: addressChoice(search["sortOrder"], sortOrders),
    page: addressPage(search["page"]),
    scope: addressChoice(search["scope"], jobScopes),
  };
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) =>
        value !== undefined && value !== noFilters[name as keyof ApplicationFilters],
    ),
  );
};

/** The filters, and the application whose resume is open beside the table. */
export const tableSearch = (
  search: Record<string, unknown>,
): Partial<ApplicationFilters> & { preview?: string } => {
  const preview = addressId(search["preview"]);
  return { ...applicationSearch(search), ...(preview !== undefined && { preview }) };
};

/** The moment that a chosen day of the calendar stands for; undefined if none is chosen. */
export const dateChosen = (day: CalendarDay | "") => (day === "" ? undefined : dateOf(day));
export const dayChosen = (date: Date | undefined) => (date ? dayOf(date) : "");

/** The request: whole days become their first and last moments. */
export const filterQueryOf = ({ dateFrom, dateTo, ...rest }: ApplicationFilters) => {
  const from = dateChosen(dateFrom);
  const to = dateChosen(dateTo);
  return {
    ...rest,
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
