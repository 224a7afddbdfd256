import {
  type ApplicationStatus,
  applicationStatuses,
} from "@rolecall/contract/applications/application-status.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { addressChoice, addressWords } from "#lib/text/address-words.ts";
import { dateOf, dayOf, endOfDay, startOfDay } from "#lib/text/dates.ts";

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

const day = (value: unknown) => {
  const chosen = value as CalendarDay;
  return typeof value === "string" && dayOf(dateOf(chosen)) === value ? chosen : undefined;
};
const flag = (value: unknown) => (value === true ? true : undefined);

export const viewSearch = (search: Record<string, unknown>): ViewSearch => ({
  status: addressChoice(search["status"], applicationStatuses),
  search: addressWords(search["search"]),
  tag: addressWords(search["tag"]),
  starred: flag(search["starred"]),
  ruledOut: flag(search["ruledOut"]),
  dateFrom: day(search["dateFrom"]),
  dateTo: day(search["dateTo"]),
});

const flagOf = (chosen: true | undefined) => (chosen ? ("true" as const) : undefined);

/** The filters as they are asked for: whole days become their first and last moments. */
export const viewFilter = ({ starred, ruledOut, dateFrom, dateTo, ...rest }: ViewSearch) => ({
  ...rest,
  starred: flagOf(starred),
  ruledOut: flagOf(ruledOut),
  dateFrom: dateFrom && instantOf(startOfDay(dateOf(dateFrom))),
  dateTo: dateTo && instantOf(endOfDay(dateOf(dateTo))),
});

/** Whether fewer than all are shown. */
export const isFiltered = (search: ViewSearch): boolean =>
  Object.values(search).some((value) => value !== undefined);
