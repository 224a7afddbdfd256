import type { JobMatch } from "@rolecall/contract/jobs/job.schemas.ts";
import type { Db } from "#db/db.ts";
import { joinedIn } from "#features/search/words/joined.ts";
import type { Clause } from "#features/search/words/lexemes.ts";
import { stemsOf } from "#features/search/words/stems.service.ts";
import { tokensIn } from "#features/search/words/tokens.ts";
import type { Word } from "#features/search/words/words.ts";
import { type Mark, snippetOf } from "./snippet.ts";

/** The number of characters of a text that are searched for matches; important parts stand first. */
const readLength = 10_000;

interface Texts {
  title: string;
  description: string;
  requirements: string | null;
}

/** A text with its words; `likely` are the indexes of the words that may match, to be looked up. */
interface ReadText {
  text: string;
  isTitle: boolean;
  words: Word[];
  likely: number[];
  /** What may match of that which may be written as one word. */
  joined: Word[];
}

/** Stems that stand one after the other, and the part of the search that they fulfil. */
interface StemSequence {
  stems: string[];
  part: number;
  /** It means that in titles alone. */
  inTitles: boolean;
}

/** The jobs of one page, each with the passages that match the clauses. */
export const withMatches = async <Job extends Texts>(
  db: Db,
  { jobs, clauses }: { jobs: Job[]; clauses: Clause[] },
): Promise<(Job & { match: JobMatch })[]> => {
  const sequences = clauses.flatMap(stemsOfClause);
  const beginnings = clauses.flatMap(({ typed }, part) =>
    typed.filter(({ unfinished }) => unfinished).map(({ word }) => ({ beginning: word, part })),
  );
  const isLikely = beginsAsAny([
    ...sequences.flatMap(({ stems }) => stems.map(beginningOf)),
    ...beginnings.map(({ beginning }) => beginningOf(beginning)),
  ]);
  const readText = (text: string, isTitle: boolean): ReadText => {
    const words = tokensIn(text);
    return {
      text,
      isTitle,
      words,
      likely: words.flatMap(({ word }, index) => (isLikely(word) ? index : [])),
      joined: joinedIn(words).filter(({ word }) => isLikely(word)),
    };
  };
  const read = jobs.map((job) => ({
    job,
    title: readText(job.title, true),
    passages: [job.description, job.requirements ?? ""].map((text) =>
      readText(inOneLine(text), false),
    ),
  }));
  const texts = read.flatMap(({ title, passages }) => [title, ...passages]);
  const known = await stemsOf(
    db,
    texts.flatMap(({ words, likely, joined }) => [
      ...likely.flatMap((index) => words[index]?.word ?? []),
      ...joined.map(({ word }) => word),
    ]),
  );
  const stemOf = (word: Word | undefined) => word && known.get(word.word)?.stem;

  const beginningWith = Map.groupBy(
    sequences.toSorted((one, other) => other.stems.length - one.stems.length),
    ({ stems }) => stems[0],
  );
  const partBegun = (word: string) =>
    beginnings.find(({ beginning }) => word.startsWith(beginning))?.part;
  const marksIn = (text: ReadText): Mark[] =>
    [...marksOfWords(text), ...marksOfJoined(text)].toSorted(
      (one, other) => one.start - other.start || other.end - one.end,
    );
  const marksOfJoined = ({ joined, isTitle }: ReadText): Mark[] =>
    joined.flatMap((word) => {
      const found = (beginningWith.get(stemOf(word)) ?? []).find(
        (each) => each.stems.length === 1 && (isTitle || !each.inTitles),
      );
      const part = found?.part ?? partBegun(word.word);
      return part === undefined ? [] : [{ start: word.start, end: word.end, part }];
    });
  const marksOfWords = ({ words, likely, isTitle }: ReadText): Mark[] =>
    likely.flatMap((index) => {
      const first = words[index];
      if (!first) return [];
      const { word, start, end } = first;
      const found = (beginningWith.get(stemOf(first)) ?? []).find(
        (each) =>
          (isTitle || !each.inTitles) &&
          each.stems.every((stem, next) => stem === stemOf(words[index + next])),
      );
      const last = words[index + (found?.stems.length ?? 1) - 1];
      const part = found?.part ?? partBegun(word);
      return part === undefined ? [] : [{ start, end: last?.end ?? end, part }];
    });

  return read.map(({ job, title, passages }) => {
    const [snippet] = passages
      .flatMap((passage) => snippetOf(passage.text, apart(marksIn(passage))) ?? [])
      .toSorted((one, other) => other.marks.length - one.marks.length);
    const marks = apart(marksIn(title)).map(({ start, end }): [number, number] => [start, end]);
    return { ...job, match: { title: marks, ...(snippet && { snippet }) } };
  });
};

const inOneLine = (text: string) => text.slice(0, readLength).replaceAll(/\s+/g, " ").trim();

const stemsOfClause = (clause: Clause, part: number): StemSequence[] => {
  const { typed, phrase, synonyms, inTitles } = clause;
  const anywhere = [
    ...typed.flatMap(({ stem, alternatives }) => [stem, ...alternatives].map((each) => [each])),
    ...[...(phrase ? [phrase] : []), ...synonyms].map(({ stems }) => stems),
  ];
  return [
    ...anywhere.map((stems) => ({ stems, part, inTitles: false })),
    ...inTitles.map(({ stems }) => ({ stems, part, inTitles: true })),
  ];
};

/** However it ends, a word begins as its stem does. */
const beginningOf = (stem: string) => stem.slice(0, Math.min(3, Math.max(1, stem.length - 2)));

/** Returns a test whether a word starts with one of `beginnings`, which have at most three letters. */
const beginsAsAny = (beginnings: string[]) => {
  const known = new Set(beginnings);
  // Most words are none of them, as their first letter tells.
  const first = new Set(beginnings.map((beginning) => beginning.charCodeAt(0)));
  return (word: string) =>
    first.has(word.charCodeAt(0)) &&
    (known.has(word.slice(0, 1)) || known.has(word.slice(0, 2)) || known.has(word.slice(0, 3)));
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
