import { suggestPlaces } from "@rolecall/contract/jobs/places.ts";
import { suggestSearches } from "@rolecall/contract/jobs/suggestions.ts";
import { queryOf } from "#lib/query.ts";

/** Others post jobs meanwhile, and nobody reads these answers for long; in milliseconds. */
const fresh = 60 * 1000;

/** What the words or the location of a search may become. */
export const suggestionsQuery = (field: "query" | "location", typed: string) => ({
  ...queryOf(suggestSearches, { query: { field, typed } }),
  staleTime: fresh,
});

export const placesQuery = (prefix: string) => queryOf(suggestPlaces, { query: { prefix } });
