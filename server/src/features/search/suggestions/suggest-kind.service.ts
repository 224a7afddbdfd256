import { mostSuggestions, type SuggestionKind } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { isPlain } from "#features/search/words/query-text.ts";
import { listSuggestions } from "./suggestions.queries.ts";

/** What begins with these words, that with the most jobs first. */
export const suggestKind = async (
  db: Db,
  kind: SuggestionKind,
  words: string[],
  limit: number = mostSuggestions,
) => {
  if (words.length === 0) return [];
  const beginnings = { kind, words, limit };
  const popular = await listSuggestions(db, "popular", beginnings);
  // If the most popular thousand hold too few, the words are rare, so that looking them up is
  // quick.
  const isEnough = popular.length === limit || words.every((word) => word.length === 1);
  const found = isEnough ? popular : await listSuggestions(db, "rare", beginnings);
  return found
    .filter(({ text }) => kind === "location" || isPlain(text))
    .toSorted((one, other) => other.jobs - one.jobs);
};
