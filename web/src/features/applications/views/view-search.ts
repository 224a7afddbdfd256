import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { applicationSearch } from "#features/applications/management/application-search.ts";
import { addressWords } from "#lib/text/address-words.ts";

/** The filters of a job's applications, in the address of every view that has them; undefined for none. */
export interface ViewSearch {
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
    status,
    search,
    tag: addressWords(address["tag"]),
    starred: address["starred"] === true || undefined,
    ruledOut,
    dateFrom,
    dateTo,
  };
};
