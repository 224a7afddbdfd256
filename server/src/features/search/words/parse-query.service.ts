import type { Db } from "#db/db.ts";
import { type Clause, exactTitlePhrase, type Phrase, phraseAnywhere } from "./lexemes.ts";
import { readQueryText, type QueryText } from "./query-text.ts";
import { findEndings } from "./search-words.queries.ts";
import { findWords, type KnownWord } from "./stems.service.ts";
import { meaningsOf, type Meaning } from "./synonyms-of.ts";

/** More parts than anybody means; the rest of a longer search is left out. */
const mostClauses = 20;

/** The query of a search after parsing. */
export interface ParsedQuery {
  text: QueryText;
  clauses: Clause[];
  /** Query of the titles that have the words just so, side by side; empty where there are none. */
  titled: string;
  /** Queries that no match fulfils. */
  without: string[];
  /** There were words, but none that could be read: nothing is found by '%'. */
  unreadable: boolean;
}

/**
 * Parses a query into words with their synonyms, phrases and exclusions. With `exact`, words match
 * only themselves: no synonyms, no longer words.
 */
export const parseQuery = async (
  db: Db,
  { query = "", exact }: { query?: string | undefined; exact: boolean },
): Promise<ParsedQuery> => {
  const text = readQueryText(query);
  const words = text.words.map(({ word }) => word);
  const meanings = exact ? words.map(alone) : meaningsOf(words);
  const beginning = exact || !text.unfinished ? undefined : words.at(-1);

  const asked = [...text.phrases, ...text.runs];
  const phrases = [...asked, ...meanings.flatMap(({ synonyms }) => synonyms)];
  const groups = [words, ...meanings.map((meaning) => meaning.words), ...phrases, ...text.without];
  const [known, endings] = await Promise.all([
    findWords(db, groups),
    beginning === undefined ? [] : findEndings(db, beginning),
  ]);
  const knownAs = new Map(groups.map((group, index) => [group.join(" "), known[index] ?? []]));
  const phraseOf = (group: string[]) => toPhrase(knownAs.get(group.join(" ")) ?? []);

  const ofWords = (meaning: Meaning): Clause => ({
    typed: significantWords(knownAs.get(meaning.words.join(" ")) ?? []).map(({ word, stem }) => ({
      word,
      stem,
      alternatives: word === beginning ? endings : [],
      unfinished: word === beginning,
    })),
    synonyms: meaning.synonyms.map(phraseOf),
  });
  const ofPhrase = (phrase: string[]): Clause => ({
    typed: [],
    phrase: phraseOf(phrase),
    synonyms: [],
  });
  const isTelling = (group: string[]) =>
    (knownAs.get(group.join(" ")) ?? []).some(({ isStopWord }) => !isStopWord);
  const telling = meanings.filter((meaning) => isTelling(meaning.words));
  const isAllLittle = telling.length === 0 && asked.length === 0;
  const clauses = [
    ...distinct(isAllLittle ? meanings : telling).map(ofWords),
    ...asked.map(ofPhrase),
  ].slice(0, mostClauses);
  return {
    text,
    clauses,
    titled: titledBy(known[0] ?? []),
    without: text.without.filter(isTelling).map((group) => phraseAnywhere(phraseOf(group))),
    unreadable: query.trim() !== "" && clauses.length === 0 && text.without.length === 0,
  };
};

const alone = (word: string): Meaning => ({ words: [word], synonyms: [] });

const distinct = (meanings: Meaning[]) => [
  ...new Map(meanings.map((meaning) => [meaning.words.join(" "), meaning])).values(),
];

const titledBy = (known: KnownWord[]) => {
  const telling = known.filter(({ isStopWord }) => !isStopWord);
  return exactTitlePhrase({
    words: telling.map(({ word }) => word),
    pairs: telling.flatMap(({ pair }) => pair ?? []),
  });
};

/** The words that say something, where there are any. */
const significantWords = (known: KnownWord[]) => {
  const telling = known.filter(({ isStopWord }) => !isStopWord);
  return telling.length > 0 ? telling : known;
};

/** Stop words take no part in pairs. */
const toPhrase = (known: KnownWord[]): Phrase => ({
  stems: known.map(({ stem }) => stem),
  lexemes: significantWords(known).flatMap(({ stem, pair }) =>
    pair === null ? [stem] : [stem, pair],
  ),
});
