import { mostSuggestions, type SuggestionKind } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { spellingsOf } from "#features/search/words/joined.ts";
import { piecesOf } from "#features/search/words/pieces-of-query.ts";
import { isPlain } from "#features/search/words/query-text.ts";
import { wordsIn } from "#features/search/words/words.ts";
import { listSuggestions } from "./suggestions.queries.ts";

/** What begins with the words of this text, that with the most jobs first. */
export const suggestKind = async (
  db: Db,
  kind: SuggestionKind,
  beginning: string,
  limit: number = mostSuggestions,
) => {
  const typed = piecesOf(wordsIn(beginning)).map(spellingsOf);
  if (typed.length === 0) return [];
  const beginnings = { kind, typed, limit };
  const popular = await listSuggestions(db, "popular", beginnings);
  // If the most popular thousand hold too few, the words are rare, so that looking them up is
  // quick.
  const isEnough = popular.length === limit || typed.flat(2).every((word) => word.length === 1);
  const found = isEnough ? popular : await listSuggestions(db, "rare", beginnings);
  return found
    .filter(({ text }) => kind === "location" || isPlain(text))
    .toSorted((one, other) => other.jobs - one.jobs);
};
