import { applicationStatuses } from "@rolecall/contract/application-status.ts";
import {
  type ApplicationSort,
  applicationSorts,
  applicationsPerPage,
} from "@rolecall/contract/applications.ts";
import { everything } from "@rolecall/contract/page.ts";
import * as z from "zod";
import { endOfDay, startOfDay } from "#lib/dates.ts";

/** A chosen day in the reader's time zone, as yyyy-mm-dd; empty for none. */
const chosenDay = z.iso.date().catch("");

/** Whatever the address says, a value that is no choice means no filter. */
const filters = z.object({
  status: z.enum([everything, ...applicationStatuses]).catch(everything),
  jobId: z.guid().catch(everything),
  search: z.string().catch(""),
  dateFrom: chosenDay,
  dateTo: chosenDay,
  sortBy: z.enum(applicationSorts).catch("appliedAt"),
  sortOrder: z.enum(["asc", "desc"]).catch("desc"),
  page: z.coerce.number().int().min(1).catch(1),
});

export type ApplicationFilters = z.output<typeof filters>;

/** No filter, newest first, page 1. */
export const noFilters: ApplicationFilters = filters.parse({});

/** What the address of the management screen says. Defaults stay out of it. */
export const applicationSearch = (search: Record<string, unknown>): Partial<ApplicationFilters> => {
  const parsed = filters.parse(search);
  return Object.fromEntries(
    Object.entries(parsed).filter(
      ([name, value]) => value !== noFilters[name as keyof ApplicationFilters],
    ),
  );
};

/** A local day as yyyy-mm-dd, and back. */
export const dayText = (date: Date | undefined): string =>
  date
    ? [
        date.getFullYear(),
        String(date.getMonth() + 1).padStart(2, "0"),
        String(date.getDate()).padStart(2, "0"),
      ].join("-")
    : "";

export const dayOf = (text: string): Date | undefined => {
  const [year, month, day] = text.split("-").map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
};

/** The request: whole days become their first and last moments. */
export const filterQueryOf = ({ dateFrom, dateTo, ...rest }: ApplicationFilters) => {
  const from = dayOf(dateFrom);
  const to = dayOf(dateTo);
  return {
    ...rest,
    dateFrom: from && startOfDay(from).toISOString(),
    dateTo: to && endOfDay(to).toISOString(),
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
