import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";

/** The filters of a screen as they stand in its address behind the question mark. */
export const queryOfSearch = (search: object): string =>
  defaultStringifySearch({ ...search }).replace(/^\?/, "");

/** The filters of an address, as they stand there: each screen keeps those that it knows. */
export const searchOfQuery = (query: string): Record<string, unknown> =>
  defaultParseSearch(query === "" ? "" : `?${query}`);
