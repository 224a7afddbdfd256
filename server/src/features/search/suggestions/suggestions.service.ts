import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostSuggestions, suggestedJobsCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { countAmongMatches } from "#features/search/facets/choice-counts.service.ts";
import { anywhere } from "#features/search/words/lexemes.ts";
import { parseQuery } from "#features/search/words/parse-query.service.ts";
import { isPlain } from "#features/search/words/query-text.ts";
import { allOf } from "#features/search/words/tsquery.ts";
import { suggestKind } from "./suggest-kind.service.ts";
import { suggestLocations } from "./suggest-locations.service.ts";

/** The number of companies below the titles if there are enough titles. */
const fewestCompanies = 3;

/** Suggestions that complete the search's query or location. Each of them finds an open job. */
export const suggest = async (
  db: Db,
  { field, typed }: { field: "query" | "location"; typed: string },
): Promise<Suggestion[]> => {
  if (field === "location") return suggestLocations(db, typed);
  if (!isPlain(typed)) return [];
  const [titles, companies] = await Promise.all([
    suggestKind(db, "title", typed),
    suggestKind(db, "company", typed),
  ]);
  const shown = companies.slice(0, Math.max(fewestCompanies, mostSuggestions - titles.length));
  return countFound(db, [...titles.slice(0, mostSuggestions - shown.length), ...shown]);
};

/** Each with the number of jobs that a search for it finds. */
const countFound = async (db: Db, suggestions: Suggestion[]): Promise<Suggestion[]> => {
  const parsed = await Promise.all(
    suggestions.map(({ text }) => parseQuery(db, { query: text, exact: false })),
  );
  const counts = await countAmongMatches(
    db,
    parsed.map(({ clauses, without }) => ({
      filter: { lexemes: allOf(clauses.map(anywhere)), without },
      choices: {},
    })),
  );
  return suggestions.map((suggestion, index) => ({
    ...suggestion,
    jobs: Math.min(counts[index]?.total.jobs ?? 0, suggestedJobsCap),
  }));
};
