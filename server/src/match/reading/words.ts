import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { tokensOf } from "./tokens.ts";

/** The words of work in a text, by their number: how often each is said, and where first. */
export type CountedWords<Where> = Map<number, { count: number; written: string; where: Where }>;

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
const weightOf = (word: number, count: number) =>
  (1 + Math.log(count)) * vocabulary().wordWeight(word);

/** The words that two texts share, the most telling first, and the cosine of the texts. */
export const sharedWords = (
  a: CountedWords<unknown>,
  b: CountedWords<unknown>,
): { cosine: number; shared: number[] } => {
  const length = (words: CountedWords<unknown>) => {
    let sum = 0;
    for (const [word, { count }] of words) sum += weightOf(word, count) ** 2;
    return Math.sqrt(sum);
  };
  let product = 0;
  const shared: { word: number; weight: number }[] = [];
  for (const [word, { count }] of a) {
    const other = b.get(word);
    if (!other) continue;
    const weight = weightOf(word, count) * weightOf(word, other.count);
    product += weight;
    shared.push({ word, weight });
  }
  shared.sort((x, y) => y.weight - x.weight || x.word - y.word);
  const lengths = length(a) * length(b);
  return {
    cosine: lengths === 0 ? 0 : product / lengths,
    shared: shared.map(({ word }) => word),
  };
};
