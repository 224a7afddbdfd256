import type { JobMatch } from "@rolecall/contract/job.ts";
import type { Db } from "#db/db.ts";
import type { Clause } from "./lexemes.ts";
import { findStems } from "./search-terms.queries.ts";
import { type Mark, snippetOf } from "./snippet.ts";
import { type Word, wordsIn } from "./words.ts";

/** Characters of a text that are looked at. What matters stands before. */
const readLength = 10_000;

interface Texts {
  title: string;
  description: string;
  requirements: string | null;
}

/** Stems that stand one after the other, and the part of the search that they fulfil. */
interface Sought {
  stems: string[];
  part: number;
}

/** The jobs of one page, each with why it was found. */
export const withMatches = async <Job extends Texts>(
  db: Db,
  { jobs, clauses }: { jobs: Job[]; clauses: Clause[] },
): Promise<(Job & { match: JobMatch })[]> => {
  const sought = clauses.flatMap(soughtBy);
  const beginnings = clauses.flatMap(({ typed }, part) =>
    typed.filter(({ unfinished }) => unfinished).map(({ word }) => ({ beginning: word, part })),
  );
  const read = jobs.map((job) => ({
    job,
    title: readText(job.title),
    passages: [job.description, job.requirements ?? ""].map((text) => readText(inOneLine(text))),
  }));
  const all = read.flatMap(({ title, passages }) => [title, ...passages].flatMap(wordsOf));
  const stemOf = await stemsAmong(db, { words: all, sought });

  const beginningWith = Map.groupBy(
    sought.toSorted((one, other) => other.stems.length - one.stems.length),
    ({ stems }) => stems[0],
  );
  const marksIn = (words: Word[]): Mark[] => {
    const stems = words.map(({ word }) => stemOf.get(word));
    return words.flatMap(({ word, start, end }, index) => {
      const found = (beginningWith.get(stems[index]) ?? []).find((each) =>
        each.stems.every((stem, next) => stem === stems[index + next]),
      );
      const last = words[index + (found?.stems.length ?? 1) - 1];
      const part =
        found?.part ?? beginnings.find(({ beginning }) => word.startsWith(beginning))?.part;
      return part === undefined ? [] : [{ start, end: last?.end ?? end, part }];
    });
  };

  return read.map(({ job, title, passages }) => {
    const [snippet] = passages
      .flatMap((passage) => snippetOf(passage.text, apart(marksIn(passage.words))) ?? [])
      .toSorted((one, other) => other.marks.length - one.marks.length);
    const marks = apart(marksIn(title.words)).map(({ start, end }): [number, number] => [
      start,
      end,
    ]);
    return { ...job, match: { title: marks, ...(snippet && { snippet }) } };
  });
};

const inOneLine = (text: string) => text.slice(0, readLength).replaceAll(/\s+/g, " ").trim();
const readText = (text: string) => ({ text, words: wordsIn(text) });
const wordsOf = ({ words }: { words: Word[] }) => words.map(({ word }) => word);

const soughtBy = ({ typed, phrase, synonyms }: Clause, part: number): Sought[] => [
  ...typed.flatMap(({ stem, alternatives }) =>
    [stem, ...alternatives].map((each) => ({ stems: [each], part })),
  ),
  ...(phrase ? [{ stems: phrase.stems, part }] : []),
  ...synonyms.map(({ stems }) => ({ stems, part })),
];

/** The stems of those words that can have one of the sought: a stem begins as its word does. */
const stemsAmong = async (db: Db, { words, sought }: { words: string[]; sought: Sought[] }) => {
  const stems = [...new Set(sought.flatMap((each) => each.stems))];
  const letters = new Set(stems.map((stem) => stem[0]));
  const likely = [...new Set(words)].filter((word) => letters.has(word[0]));
  return likely.length === 0 ? new Map<string, string>() : findStems(db, { words: likely, stems });
};

/** Without those that lie in an earlier one. */
const apart = (marks: Mark[]): Mark[] => {
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    ({ end } = mark);
    return true;
  });
};
