import type { View } from "@rolecall/contract/views/views.schemas.ts";
import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";

/** The filters of a screen as they stand in its address behind the question mark. */
export const queryOfSearch = (search: object): string =>
  defaultStringifySearch({ ...search }).replace(/^\?/, "");

/** The address of a kept view: its filters as they stood there, of which each screen keeps those that it knows. */
export const searchOfView = ({
  query,
  columns,
}: Pick<View, "query" | "columns">): Record<string, unknown> => ({
  ...defaultParseSearch(query === "" ? "" : `?${query}`),
  ...(columns && { columns: columns.join(",") }),
});
