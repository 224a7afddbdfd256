import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { dateOf } from "#lib/text/dates.ts";
import { endOfDay, startOfDay } from "#lib/text/moments.ts";
import type { ViewSearch } from "./view-search.ts";

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
export const isFiltered = ({ sort: _sort, ...filters }: ViewSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);
