import type { Db } from "#db/db.ts";
import { sideBySide } from "./lexemes.ts";
import { findStems, type Stemmed } from "./search-words.queries.ts";

/** Cached stems: 50,000 take about 5 MB. */
const mostKept = 50_000;
/** A word's stem never changes, and the same words come up time and again. */
const kept = new Map<string, Stemmed>();

/** The stems that the search rows have for these words. */
export const stemsOf = async (db: Db, words: Iterable<string>): Promise<Map<string, Stemmed>> => {
  const stems = new Map<string, Stemmed>();
  const unknown: string[] = [];
  for (const word of new Set(words)) {
    const stem = kept.get(word);
    if (stem) stems.set(word, stem);
    else unknown.push(word);
  }
  if (unknown.length === 0) return stems;
  if (kept.size + unknown.length > mostKept) kept.clear();
  for (const [word, stem] of await findStems(db, unknown)) {
    stems.set(word, stem);
    kept.set(word, stem);
  }
  return stems;
};

/** A word with its stem in the search rows. */
export interface KnownWord extends Stemmed {
  word: string;
  /** The lexeme of this word and the next one that says something, in the same group. */
  pair: string | null;
}

/** Looks up groups of words that stand side by side, each in its order. */
export const findWords = async (db: Db, groups: string[][]): Promise<KnownWord[][]> => {
  const stems = await stemsOf(db, groups.flat());
  return groups.map((group) => {
    const words = group.flatMap((word) => {
      const stemmed = stems.get(word);
      return stemmed ? [{ word, ...stemmed }] : [];
    });
    return words.map((each, index) => {
      const next = words.slice(index + 1).find(({ isStopWord }) => !isStopWord);
      return { ...each, pair: each.isStopWord || !next ? null : sideBySide(each.stem, next.stem) };
    });
  });
};
