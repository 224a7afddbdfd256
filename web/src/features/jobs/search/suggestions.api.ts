import { suggestSearches } from "@rolecall/contract/jobs/jobs.ts";
import { suggestPlaces } from "@rolecall/contract/jobs/places.ts";
import { queryOf } from "#lib/query.ts";

/** The time for which suggestions stay fresh, in milliseconds: other people post jobs meanwhile. */
const fresh = 60 * 1000;

/** Completions of the words or the location of a search. */
export const suggestionsQuery = (field: "query" | "location", typed: string) => ({
  ...queryOf(suggestSearches, { query: { field, typed } }),
  staleTime: fresh,
});

export const placesQuery = (prefix: string) => queryOf(suggestPlaces, { query: { prefix } });
