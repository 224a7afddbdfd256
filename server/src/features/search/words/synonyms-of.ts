import { alsoMeans, sameMeaning } from "./synonyms.ts";
import { wordsIn } from "./words.ts";

/** Words of a search with the synonyms of the whole group. */
export interface Meaning {
  words: string[];
  /** Each a word or several side by side. */
  synonyms: string[][];
}

/** 'Nurses' is looked up as 'nurse'. Words such as 'ios' are cut too, but on both sides of the comparison. */
const singular = (word: string) => (/^..+[^s]s$/.test(word) ? word.slice(0, -1) : word);
const keyOf = (words: string[]) => words.map(singular).join(" ");
const read = (entry: string) => wordsIn(entry).map(({ word }) => word);

const stated: [string, readonly string[]][] = [
  ...sameMeaning.flatMap((line) =>
    line.map((entry): [string, string[]] => [entry, line.filter((other) => other !== entry)]),
  ),
  ...Object.entries(alsoMeans),
];

const table = new Map<string, string[][]>();
for (const [entry, others] of stated) {
  const key = keyOf(read(entry));
  table.set(key, [...(table.get(key) ?? []), ...others.map(read)]);
}
const longest = Math.max(...[...table.keys()].map((key) => key.split(" ").length));

/** The words of a search in groups that mean something together, the longest first; most are of one word. */
export const meaningsOf = (words: readonly string[]): Meaning[] => {
  if (words.length === 0) return [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const group = words.slice(0, length);
    const synonyms = table.get(keyOf(group));
    if (synonyms || length === 1)
      return [{ words: group, synonyms: synonyms ?? [] }, ...meaningsOf(words.slice(length))];
  }
  return [];
};
