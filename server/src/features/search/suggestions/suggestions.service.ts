import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostSuggestions, type SuggestionKind } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { readQueryText } from "#features/search/words/query-text.ts";
import { wordsIn } from "#features/search/words/words.ts";
import { listSuggestions } from "./suggestions.queries.ts";

/** The number of companies below the titles if there are enough titles. */
const fewestCompanies = 3;

/** Suggestions that complete the search's query or location. Each of them finds an open job. */
export const suggest = async (
  db: Db,
  { field, typed }: { field: "query" | "location"; typed: string },
): Promise<Suggestion[]> => {
  if (field === "location")
    return suggestKind(
      db,
      "location",
      wordsIn(typed).map(({ word }) => word),
    );
  if (!isPlain(typed)) return [];
  const words = wordsIn(typed).map(({ word }) => word);
  const [titles, companies] = await Promise.all([
    suggestKind(db, "title", words),
    suggestKind(db, "company", words),
  ]);
  const shown = companies.slice(0, Math.max(fewestCompanies, mostSuggestions - titles.length));
  return [...titles.slice(0, mostSuggestions - shown.length), ...shown];
};

/** A search that was written with signs is its writer's own; a text with such signs finds not itself. */
const isPlain = (text: string) => {
  const { phrases, without } = readQueryText(text);
  return phrases.length === 0 && without.length === 0;
};

const suggestKind = async (db: Db, kind: SuggestionKind, words: string[]) => {
  if (words.length === 0) return [];
  const beginnings = { kind, words, limit: mostSuggestions };
  const popular = await listSuggestions(db, "popular", beginnings);
  // If the most popular thousand hold too few, the words are rare, so that looking them up is
  // quick.
  const isEnough = popular.length === mostSuggestions || words.every((word) => word.length === 1);
  const found = isEnough ? popular : await listSuggestions(db, "rare", beginnings);
  return found
    .filter(({ text }) => kind === "location" || isPlain(text))
    .toSorted((one, other) => other.jobs - one.jobs);
};
