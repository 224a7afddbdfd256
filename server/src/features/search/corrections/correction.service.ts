import type { Db } from "#db/db.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { anywhere, type Clause, termAnywhere } from "#features/search/words/lexemes.ts";
import { parseQuery, type ParsedQuery } from "#features/search/words/parse-query.service.ts";
import { allOf, lexeme } from "#features/search/words/tsquery.ts";
import {
  findFirstQuery,
  findNearWords,
  type NearWord,
  type Spelling,
} from "./near-words.queries.ts";
import { doubtful } from "./spelled-right.service.ts";

/** With fewer matches than this, corrections of the words are looked for. */
export const enoughMatches = 10;
/** The most corrected searches that are tried, the likeliest first. */
const mostTried = 30;

/** Maps typed words to the words that replace them. */
type Reading = Map<string, NearWord>;

interface CorrectionInput {
  query?: string | undefined;
  parsed: ParsedQuery;
  filter: Filter;
  /** The number of jobs that the words as typed find with this filter. */
  found: number;
}

/** The search that was probably meant: the likeliest that finds more. Null where none does. */
export const correct = async (
  db: Db,
  { query = "", parsed, filter, found }: CorrectionInput,
): Promise<{ query: string; parsed: ParsedQuery } | null> => {
  const doubts = await doubtful(
    db,
    parsed.clauses.flatMap(({ typed }) => typed),
  );
  if (doubts.length === 0) return null;
  const spellings = await findNearWords(db, doubts);
  const readings = readingsOf(spellings.filter(({ near }) => near.length > 0));
  if (readings.length === 0) return null;
  const queries = readings.map((reading) =>
    queryOf({
      ...filter,
      lexemes: allOf([...parsed.clauses.map(readAs(reading)), filter.lexemes]),
    }),
  );
  const first = await findFirstQuery(db, { filter, queries, moreThan: found });
  const reading = readings[first];
  if (!reading) return null;
  let corrected = query;
  // Replaced from the end, so that the positions of earlier words stay true.
  for (const { word, start, end } of parsed.text.words.toReversed()) {
    const meant = reading.get(word);
    if (meant) corrected = corrected.slice(0, start) + meant.word + corrected.slice(end);
  }
  return { query: corrected, parsed: await parseQuery(db, { query: corrected, exact: false }) };
};

/** All ways to read these words, those first whose words promise the most jobs. */
const readingsOf = (spellings: Spelling[]): Reading[] => {
  let readings: { meant: Reading; promise: number }[] = [{ meant: new Map(), promise: 1 }];
  for (const { term, jobs, near } of spellings)
    readings = readings
      .flatMap(({ meant, promise }) => [
        ...near.map((word) => ({
          meant: new Map([...meant, [term.word, word]]),
          promise: promise * word.jobs,
        })),
        ...(jobs > 0 ? [{ meant, promise: promise * jobs }] : []),
      ])
      .toSorted((one, other) => other.promise - one.promise)
      .slice(0, mostTried);
  return readings.map(({ meant }) => meant).filter(({ size }) => size > 0);
};

/** A part of a search in which words may stand for others; those have no synonyms. */
const readAs = (reading: Reading) => (clause: Clause) =>
  clause.typed.some(({ word }) => reading.has(word))
    ? allOf(
        clause.typed.map((term) => {
          const meant = reading.get(term.word);
          return meant ? lexeme(meant.stem) : termAnywhere(term);
        }),
      )
    : anywhere(clause);
