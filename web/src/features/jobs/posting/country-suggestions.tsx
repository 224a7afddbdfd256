import { countryCodes, countryName } from "@rolecall/contract/values/countries.ts";
import type { SuggestionsProps } from "#ui/suggest/suggest-input.tsx";
import { SuggestionList } from "#ui/suggest/suggestion-list.tsx";
import type { Ask } from "#ui/suggest/use-suggestions.ts";
import { foldName } from "./country-of.ts";

const mostShown = 8;

/** Countries by the beginning of any word of their names, those that begin so first. */
const ask: Ask = (typed) => {
  const sought = foldName(typed);
  const found = countryCodes
    .map(countryName)
    .filter((name) => ` ${foldName(name)}`.includes(` ${sought}`))
    .toSorted(
      (one, other) =>
        Number(foldName(other).startsWith(sought)) - Number(foldName(one).startsWith(sought)) ||
        one.localeCompare(other, "en"),
    );
  return Promise.resolve(found.slice(0, mostShown).map((text) => ({ text })));
};

/** Names of countries that complete the typed text. */
export function CountrySuggestions(props: SuggestionsProps) {
  return <SuggestionList {...props} ask={ask} />;
}
