import { applicationsCsvPath, type ExportColumn } from "@rolecall/contract/applications/export.ts";
import { filterQueryOf } from "./application-filters.ts";
import type { ApplicationFilters } from "./application-search.ts";

/** Where the browser gets the filtered applications, all pages of them, as a CSV file. */
export const csvAddress = (
  filters: ApplicationFilters,
  columns: readonly ExportColumn[],
): string => {
  const { page: _page, limit: _limit, ...asked } = filterQueryOf(filters);
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  query.set("columns", columns.join(","));
  return `${applicationsCsvPath}?${query}`;
};
