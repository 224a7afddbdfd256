import { flatWords, weightOf, type WordsOfText } from "#match/reading/words.ts";

/** The numbers of terms: those of skills, occupations, groups of occupations and words, one beside the other. */
const kinds = ["skill", "occupation", "group", "word"] as const;

export const termOf = (kind: (typeof kinds)[number], number: number): number =>
  number * kinds.length + kinds.indexOf(kind);

/** A term of a job with what it could give in points, or of a person with what share of that they get. */
export interface Term {
  term: number;
  weight: number;
}

/** The broad group of SOC that an occupation is in, by its code without dash and dot; null where it has none. */
export const groupOf = (soc: number | undefined): number | null =>
  soc ? Math.floor(soc / 1_000) : null;

/** Of a title, so much is its group's: an occupation of the same one is worth 0.7. */
export const shareOfGroup = 0.7;

export const heaviest = (terms: Term[], most: number): Term[] =>
  terms.toSorted((a, b) => b.weight - a.weight || a.term - b.term).slice(0, most);

/** Adds a term, or keeps the heavier one of two. */
export const raise = (terms: Map<number, number>, term: number, weight: number): void => {
  if (weight > (terms.get(term) ?? 0)) terms.set(term, weight);
};

/** The words of a text as terms, each with its part of the text's length. */
export const weightsInText = (words: WordsOfText): Term[] => {
  const { flat, length } = flatWords(words);
  const terms: Term[] = [];
  for (let at = 0; at < flat.length; at += 2) {
    const word = flat[at] ?? 0;
    terms.push({ term: termOf("word", word), weight: weightOf(word, flat[at + 1] ?? 1) / length });
  }
  return terms;
};
