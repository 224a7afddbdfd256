// Words that may be written as one, 'e-mail' and 'email', 'U.S.' and 'US', '24/7' and '247': each text has
// both, as the database's `joined_in` gives them. What stands between letters and digits needs no such word:
// there every spelling is divided, 'ISO9001' as 'ISO 9001'.
import type { Token } from "./tokens.ts";
import { cut, type Word } from "./words.ts";

const isDigits = (word: string) => /^\d/.test(word);
/** A full stop between digits is a decimal point. */
const isJoined = (before: string, { word, glue }: Word) =>
  glue !== undefined &&
  glue !== "" &&
  isDigits(before) === isDigits(word) &&
  !(isDigits(word) && glue.includes("."));

/** The words in runs of those that may be written as one; most are alone. */
const runsOf = <Each extends Word>(words: readonly Each[]): Each[][] => {
  const runs: Each[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && isJoined(before.word, word)) run.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** The most words that are read as one, and the most of a run that are. */
const longest = { joined: 6, run: 12 } as const;

/** All that a text's words may be written as one with their neighbors: 'U.S.A.' is 'us', 'sa', and 'usa'. */
export const joinedIn = (tokens: readonly Token[]): Word[] =>
  runsOf(tokens.filter(({ character }) => character === undefined)).flatMap((all) => {
    const run = all.slice(0, longest.run);
    return run.flatMap((first, index) =>
      run.slice(index + 1, index + longest.joined).map((last, more) => ({
        word: inOne(run.slice(index, index + more + 2)),
        start: first.start,
        end: last.end,
      })),
    );
  });

const inOne = (words: readonly Word[]) => cut(words.map(({ word }) => word).join(""));

/** Words of a search with each run written as one. */
export const asOneWord = (words: readonly Word[]): string[] => runsOf(words).map(inOne);

/** The spellings of words that stand side by side: each apart, and those as one that may be. */
export const spellingsOf = (words: readonly Word[]): string[][] => {
  const apart = words.map(({ word }) => word);
  const joined = asOneWord(words);
  return joined.length === words.length ? [apart] : [apart, joined];
};
