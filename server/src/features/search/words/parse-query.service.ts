import type { Db } from "#db/db.ts";
import { spellingsOf } from "./joined.ts";
import {
  type Clause,
  exactTitlePhrase,
  type Phrase,
  phraseAnywhere,
  sideBySide,
  type Term,
} from "./lexemes.ts";
import { type Piece, piecesOf } from "./pieces-of-query.ts";
import { readQueryText, type QueryText } from "./query-text.ts";
import { findEndings } from "./search-words.queries.ts";
import { findWords, type KnownWord } from "./stems.service.ts";
import { meaningsOf, type Meaning } from "./synonyms-of.ts";
import { anyOf } from "./tsquery.ts";
import type { Word } from "./words.ts";

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

const plain = (words: readonly Word[]) => words.map(({ word }) => word);

/** The last words of a search, in each spelling, with what they may become. */
interface Unfinished {
  /** The spelling up to the last word. */
  before: string[];
  beginning: string;
}

const unfinishedOf = (last: Piece | undefined): Unfinished[] =>
  last
    ? spellingsOf(last).map((words) => ({
        before: words.slice(0, -1),
        beginning: words.at(-1) ?? "",
      }))
    : [];

/**
 * Parses a query into words with their synonyms, phrases and exclusions. With `exact`, words match
 * only themselves: no synonyms, no longer words.
 */
export const parseQuery = async (
  db: Db,
  { query = "", exact }: { query?: string | undefined; exact: boolean },
): Promise<ParsedQuery> => {
  const text = readQueryText(query);
  const typed = piecesOf(text.words);
  const meanings = withDivided(exact ? typed.map(alone) : meaningsOf(typed));
  const last = exact || !text.unfinished ? undefined : typed.at(-1);
  const unfinished = unfinishedOf(last);
  const endings = await Promise.all(unfinished.map(({ beginning }) => findEndings(db, beginning)));

  const asked = [...text.phrases.map(spellingsOf), ...text.runs.map((run) => [run])];
  const excluded = text.without.map(spellingsOf);
  const groups = [
    plain(text.words),
    ...typed.flatMap(spellingsOf),
    ...unfinished.map(({ before }) => before),
    ...meanings.flatMap(({ synonyms, inTitles }) => [...synonyms, ...inTitles]),
    ...[...asked, ...excluded].flat(),
    ...meanings.map((meaning) => plain(meaning.pieces.flat())),
  ];
  const known = await findWords(db, groups);
  const knownAs = new Map(groups.map((group, index) => [group.join(" "), known[index] ?? []]));
  const wordsOf = (group: string[]) => knownAs.get(group.join(" ")) ?? [];
  const phraseOf = (group: string[]) => toPhrase(wordsOf(group));
  const isTelling = (group: string[]) => wordsOf(group).some(({ isStopWord }) => !isStopWord);

  const toTerms = (words: readonly Word[]): Term[] =>
    significantWords(wordsOf(plain(words))).map(({ word, stem }) => {
      const isLast = last?.length === 1 && word === last[0].word;
      return { word, stem, alternatives: isLast ? (endings[0] ?? []) : [], unfinished: isLast };
    });
  const longerPhrases = (piece: Piece) =>
    piece === last
      ? unfinished.flatMap(({ before }, spelling) =>
          (endings[spelling] ?? []).map((stem) => withLast(wordsOf(before), stem)),
        )
      : [];
  const ofMeaning = ({ pieces, synonyms, inTitles }: Meaning): Clause => {
    const others = { synonyms: synonyms.map(phraseOf), inTitles: inTitles.map(phraseOf) };
    const [piece] = pieces;
    if (!piece || pieces.length > 1 || piece.length === 1)
      return { typed: toTerms(pieces.flat()), ...others };
    const apart = phraseOf(plain(piece));
    const joined = spellingsOf(piece).slice(1).map(phraseOf);
    // Of 'on-site' only 'site' says something: it is rather the one word 'onsite'.
    const says = wordsOf(plain(piece)).filter(({ isStopWord }) => !isStopWord);
    const [phrase = apart, ...spellings] = says.length < 2 ? joined : [apart, ...joined];
    return {
      typed: [],
      phrase,
      ...others,
      synonyms: [...spellings, ...longerPhrases(piece), ...others.synonyms],
    };
  };
  const ofPhrase = ([words = [], ...others]: string[][]): Clause => ({
    typed: [],
    phrase: phraseOf(words),
    synonyms: others.map(phraseOf),
    inTitles: [],
  });

  const telling = meanings.filter(
    ({ pieces }) => pieces.some(({ length }) => length > 1) || isTelling(plain(pieces.flat())),
  );
  const isAllLittle = telling.length === 0 && asked.length === 0;
  const clauses = [
    ...distinct(isAllLittle ? meanings : telling).map(ofMeaning),
    ...asked.map(ofPhrase),
  ].slice(0, mostClauses);
  return {
    text,
    clauses,
    titled: titledBy(known[0] ?? []),
    without: excluded
      .filter((spellings) => spellings.some(isTelling))
      .map((spellings) => anyOf(spellings.map((words) => phraseAnywhere(phraseOf(words))))),
    unreadable: query.trim() !== "" && clauses.length === 0 && text.without.length === 0,
  };
};

const alone = (piece: Piece): Meaning => ({ pieces: [piece], synonyms: [], inTitles: [] });

/** 'TCP/IP' may be written 'TCPIP', although either of its words may stand anywhere. */
const withDivided = (meanings: Meaning[]) => {
  const joined: Meaning[] = [];
  for (const meaning of meanings) {
    const before = joined.at(-1);
    const words = meaning.pieces.flat();
    const isPlain = (each: Meaning) =>
      each.synonyms.length + each.inTitles.length === 0 &&
      each.pieces.flat().length === each.pieces.length;
    if (before && words[0]?.glue !== undefined && isPlain(before) && isPlain(meaning))
      joined.splice(-1, 1, { ...before, pieces: [...before.pieces, ...meaning.pieces] });
    else joined.push(meaning);
  }
  return joined.map((meaning) =>
    meaning.pieces.length > 1
      ? {
          ...meaning,
          synonyms: [...meaning.synonyms, ...spellingsOf(meaning.pieces.flat()).slice(1)],
        }
      : meaning,
  );
};

const distinct = (meanings: Meaning[]) => [
  ...new Map(meanings.map((meaning) => [plain(meaning.pieces.flat()).join(" "), meaning])).values(),
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

/** The same with a word behind, of which the stem is known. */
const withLast = (known: KnownWord[], stem: string): Phrase => {
  const { stems, lexemes } = toPhrase(known);
  const before = known.findLast(({ isStopWord }) => !isStopWord);
  const pair = before ? [sideBySide(before.stem, stem)] : [];
  return { stems: [...stems, stem], lexemes: [...lexemes, ...pair, stem] };
};
