import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { tokensOf } from "./tokens.ts";

/** The words of work in a text, by their number: how often each is said, and where first. */
export type CountedWords<Where> = Map<number, { count: number; written: string; where: Where }>;

/** The same without where: each word, behind it how often it is said, and the length of the text. */
export interface FlatWords {
  size: number;
  flat: readonly number[];
  length: number;
}
export type WordsOfText = CountedWords<unknown> | FlatWords;

/** Counts the words of a line that the vocabulary reads. */
export const addWords = <Where>(
  words: CountedWords<Where>,
  line: string,
  where: () => Where,
): void => {
  const { wordNumber, wordWeight } = vocabulary();
  for (const { stem, word } of tokensOf(line)) {
    const number = wordNumber(stem);
    if (number === undefined || wordWeight(number) === 0) continue;
    const known = words.get(number);
    if (known) known.count++;
    else words.set(number, { count: 1, written: word, where: where() });
  }
};

/** The weight of a word in a text: said often is a little more than said once. */
export const weightOf = (word: number, count: number) =>
  (1 + Math.log(count)) * vocabulary().wordWeight(word);

const flatten = (words: CountedWords<unknown>): FlatWords => {
  const flat: number[] = [];
  let sum = 0;
  for (const [word, { count }] of words) {
    flat.push(word, count);
    sum += weightOf(word, count) ** 2;
  }
  return { size: words.size, flat, length: Math.sqrt(sum) };
};

/** What was counted of a text, since it is compared with many. */
const known = new WeakMap<object, FlatWords>();

export const flatWords = (words: WordsOfText): FlatWords => {
  if ("flat" in words) return words;
  const flat = known.get(words) ?? flatten(words);
  known.set(words, flat);
  return flat;
};

/** The weights of a text's words, by their numbers. */
const weights = new WeakMap<object, Map<number, number>>();

const weightsOf = (words: WordsOfText) => {
  const counted = weights.get(words);
  if (counted) return counted;
  const { flat } = flatWords(words);
  const made = new Map<number, number>();
  for (let at = 0; at < flat.length; at += 2)
    made.set(flat[at] ?? 0, weightOf(flat[at] ?? 0, flat[at + 1] ?? 1));
  weights.set(words, made);
  return made;
};

/** How alike the words of two texts are, from 0 to 1. The second is the one that is compared with many. */
export const cosineOf = (a: WordsOfText, b: WordsOfText): number => {
  const { flat, length } = flatWords(a);
  const others = weightsOf(b);
  let product = 0;
  for (let at = 0; at < flat.length; at += 2) {
    const other = others.get(flat[at] ?? 0);
    if (other !== undefined) product += weightOf(flat[at] ?? 0, flat[at + 1] ?? 1) * other;
  }
  const lengths = length * flatWords(b).length;
  return lengths === 0 ? 0 : product / lengths;
};

/** The words that two texts share, the most telling first. */
export const sharedWords = (a: CountedWords<unknown>, b: CountedWords<unknown>): number[] => {
  const shared: { word: number; weight: number }[] = [];
  const others = weightsOf(b);
  for (const [word, { count }] of a) {
    const other = others.get(word);
    if (other !== undefined) shared.push({ word, weight: weightOf(word, count) * other });
  }
  shared.sort((x, y) => y.weight - x.weight || x.word - y.word);
  return shared.map(({ word }) => word);
};

/** The words of a text, the most telling first. */
export const tellingWords = (words: CountedWords<unknown>): number[] =>
  [...weightsOf(words)].toSorted(([a, x], [b, y]) => y - x || a - b).map(([word]) => word);
