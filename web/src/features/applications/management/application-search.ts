import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import {
  type ApplicationSort,
  applicationSorts,
} from "@rolecall/contract/applications/applications.ts";
import { type JobScope, jobScopes } from "@rolecall/contract/jobs/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { addressDay } from "#lib/text/address-day.ts";
import { addressChoice, addressId, addressPage, addressWords } from "#lib/text/address-words.ts";

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
  /** Those alone with an answer that the employer does not look for. */
  ruledOut: boolean;
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
  ruledOut: false,
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
    dateFrom: addressDay(search["dateFrom"]),
    dateTo: addressDay(search["dateTo"]),
    sortBy: addressChoice(search["sortBy"], applicationSorts),
    sortOrder: addressChoice(search["sortOrder"], sortOrders),
    page: addressPage(search["page"]),
    scope: addressChoice(search["scope"], jobScopes),
    ruledOut: search["ruledOut"] === true,
  };
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) =>
        value !== undefined && value !== noFilters[name as keyof ApplicationFilters],
    ),
  );
};

/** The filters, the application whose resume is open beside the table, and the columns that an address names. */
export type TableSearch = Partial<ApplicationFilters> & { preview?: string; columns?: string };

/** What stays in the table's address when its filters change. */
export const tableSearch = ({ columns, ...search }: Record<string, unknown>): TableSearch => ({
  ...applicationSearch(search),
  ...(typeof columns === "string" && { columns }),
});
