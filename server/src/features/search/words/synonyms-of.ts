import { asOneWord } from "./joined.ts";
import { personForms } from "./person-forms.ts";
import type { Piece } from "./pieces-of-query.ts";
import { alsoMeans, sameMeaning, sameOccupation } from "./synonyms.ts";
import { wordsIn } from "./words.ts";

/** Pieces of a search with the synonyms of the whole group. */
export interface Meaning {
  pieces: Piece[];
  /** Each a word or several side by side. */
  synonyms: string[][];
  /** Those that mean it in titles alone. */
  inTitles: string[][];
}

/** 'Nurses' is looked up as 'nurse'. Words such as 'ios' are cut too, but on both sides of the comparison. */
const singular = (word: string) => (/^..+[^s]s$/.test(word) ? word.slice(0, -1) : word);
const keyOf = (words: readonly string[]) => words.map(singular).join(" ");
const read = (entry: string) => wordsIn(entry).map(({ word }) => word);

type Table = Map<string, string[][]>;
const add = (table: Table, entry: string, others: string[][]) => {
  const words = wordsIn(entry);
  // 'X-ray technician' is looked up as 'xray technician', too.
  for (const key of new Set([keyOf(words.map(({ word }) => word)), keyOf(asOneWord(words))]))
    table.set(key, [...(table.get(key) ?? []), ...others]);
};

const occupations = sameOccupation.map((line) => [
  ...new Set(line.flatMap((form) => [form, ...personForms(form)])),
]);

const meanSame = new Map<string, string[][]>();
for (const line of [...sameMeaning, ...occupations])
  for (const entry of line) add(meanSame, entry, line.filter((other) => other !== entry).map(read));

const meanAlso = new Map<string, string[][]>();
for (const [entry, others] of Object.entries(alsoMeans))
  // A waitress is whatever a waiter is.
  for (const form of occupations.find((line) => line.includes(entry)) ?? [entry])
    add(meanAlso, form, others.map(read));

const tables = [meanSame, meanAlso];
const longest = Math.max(
  ...tables.flatMap((table) => [...table.keys()].map((key) => key.split(" ").length)),
);

const inTables = new Set(
  [...sameMeaning, ...sameOccupation, ...Object.entries(alsoMeans).map((each) => each.flat())]
    .flat()
    .flatMap(read),
);

/** Whether the tables know a word, as one of an entry. */
export const isSynonym = (word: string): boolean => inTables.has(word);

/** What a group of pieces means, in the spellings with which it may stand in the tables. */
const lookUp = (pieces: Piece[]): Omit<Meaning, "pieces"> => {
  const words = pieces.flat();
  const plain = words.map(({ word }) => word);
  const [only, ...others] = plain;
  const forms = only !== undefined && others.length === 0 ? personForms(only) : [];
  const keys = new Set(
    [plain, pieces.flatMap(asOneWord), ...forms.map((form) => [form])].map(keyOf),
  );
  const [synonyms = [], inTitles = []] = tables.map((table) =>
    [...keys].flatMap((key) => table.get(key) ?? []),
  );
  return {
    synonyms: distinct([...forms.map((form) => [form]), ...synonyms], plain),
    inTitles: distinct(inTitles, plain),
  };
};

/** Each once, but for what was typed. */
const distinct = (phrases: string[][], typed: string[]) => {
  const byText = new Map(phrases.map((phrase) => [phrase.join(" "), phrase]));
  byText.delete(typed.join(" "));
  return [...byText.values()];
};

/** The pieces of a search in groups that mean something together, the longest first; most are of one piece. */
export const meaningsOf = (pieces: readonly Piece[]): Meaning[] => {
  if (pieces.length === 0) return [];
  for (let length = Math.min(longest, pieces.length); length > 0; length -= 1) {
    const group = pieces.slice(0, length);
    const meaning = lookUp(group);
    if (meaning.synonyms.length + meaning.inTitles.length > 0 || length === 1)
      return [{ pieces: group, ...meaning }, ...meaningsOf(pieces.slice(length))];
  }
  return [];
};
