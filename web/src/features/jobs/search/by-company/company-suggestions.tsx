import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { companiesQuery } from "#features/companies/companies.api.ts";
import { jobCountText } from "#features/jobs/job-text.ts";
import type { SuggestionsProps } from "#ui/suggest/suggest-input.tsx";
import { SuggestionList } from "#ui/suggest/suggestion-list.tsx";
import type { Ask } from "#ui/suggest/use-suggestions.ts";
import { suggestedCompanies } from "./suggested-companies.ts";

const write = (input: HTMLInputElement, text: string) => {
  input.value = text;
};

/** Companies by what is typed of their names. What is taken is the id of one, or an empty text. */
export function CompanySuggestions({ input, onTake, ...props }: SuggestionsProps) {
  const client = useQueryClient();
  /** The ids of those that were suggested, by their texts. */
  const [ids, setIds] = useState<Record<string, string>>({});
  const ask: Ask = async (typed) => {
    const { items } = await client.query(companiesQuery({ query: typed, sort: "jobs", limit: 50 }));
    const suggested = suggestedCompanies(items, typed);
    setIds((known) => ({
      ...known,
      ...Object.fromEntries(suggested.map(({ text, id }) => [text, id])),
    }));
    return suggested.map(({ text, jobs }) => ({ text, detail: jobCountText(jobs, false) }));
  };
  const take = (text: string) => onTake?.(ids[text] ?? "");
  /** A name that was typed to its end is taken as well; what is none of them goes. */
  const onChange = useEffectEvent(() => {
    const typed = input.value.trim().toLowerCase();
    const meant = Object.keys(ids).find((text) => text.toLowerCase() === typed) ?? "";
    write(input, meant);
    take(meant);
  });
  useEffect(() => {
    const listening = new AbortController();
    input.addEventListener("change", () => onChange(), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  return <SuggestionList {...props} input={input} ask={ask} onTake={take} />;
}
