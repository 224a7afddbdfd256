import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { applicationSearch } from "#features/applications/management/application-search.ts";
import { addressWords } from "#lib/text/address-words.ts";

/** Newest first, unless the best match comes first. */
export type ViewOrder = "match" | undefined;

/** Of an address: `sort` of a view, or the table's own `sortBy`. */
export const viewOrder = ({ sort, sortBy }: Record<string, unknown>): ViewOrder =>
  sort === "match" || sortBy === "match" ? "match" : undefined;

/** The filters and the order of a job's applications, in the address of every view that has them; undefined for none. */
export interface ViewSearch {
  sort?: ViewOrder;
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  tag?: string | undefined;
  starred?: true | undefined;
  ruledOut?: true | undefined;
  dateFrom?: CalendarDay | undefined;
  dateTo?: CalendarDay | undefined;
}

export const viewSearch = (address: Record<string, unknown>): ViewSearch => {
  const { status, search, ruledOut, dateFrom, dateTo } = applicationSearch(address) as ViewSearch;
  return {
    sort: viewOrder(address),
    status,
    search,
    tag: addressWords(address["tag"]),
    starred: address["starred"] === true || undefined,
    ruledOut,
    dateFrom,
    dateTo,
  };
};
