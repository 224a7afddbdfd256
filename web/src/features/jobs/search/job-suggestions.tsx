import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { suggestedJobsCap } from "@rolecall/contract/jobs/jobs.ts";
import { type QueryExecuteOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { jobCountText } from "#features/jobs/job-text.ts";
import type { SuggestionsProps } from "#ui/suggest/suggest-input.tsx";
import { SuggestionList } from "#ui/suggest/suggestion-list.tsx";
import type { Ask, SuggestedText } from "#ui/suggest/use-suggestions.ts";
import { placesQuery, suggestionsQuery } from "./suggestions.api.ts";

/** Fetches suggestions, and cancels what is no longer needed. */
const useAsk = <Item, Key extends QueryKey>(
  queryFor: (typed: string) => QueryExecuteOptions<Item[], Error, Item[], Item[], Key>,
  toText: (item: Item) => SuggestedText,
): Ask => {
  const client = useQueryClient();
  return async (typed, signal) => {
    const query = queryFor(typed);
    const { queryKey } = query;
    signal.addEventListener("abort", () => void client.cancelQueries({ queryKey, exact: true }));
    return (await client.query(query)).map(toText);
  };
};

const withJobs = ({ kind, text, jobs }: Suggestion): SuggestedText => {
  const count = jobCountText(jobs, jobs >= suggestedJobsCap);
  return { text, detail: kind === "company" ? `Company, ${count}` : count };
};

/** Titles of open jobs and their companies, by the words of a search. */
export function WordSuggestions(props: SuggestionsProps) {
  const ask = useAsk((typed) => suggestionsQuery("query", typed), withJobs);
  return <SuggestionList {...props} ask={ask} />;
}

/** Suggestions of locations of open jobs. */
export function LocationSuggestions(props: SuggestionsProps) {
  const ask = useAsk((typed) => suggestionsQuery("location", typed), withJobs);
  return <SuggestionList {...props} ask={ask} />;
}

/** Suggestions of places for a new job, as they are usually written. */
export function PlaceSuggestions(props: SuggestionsProps) {
  const ask = useAsk(placesQuery, ({ label }) => ({ text: label }));
  return <SuggestionList {...props} ask={ask} />;
}
