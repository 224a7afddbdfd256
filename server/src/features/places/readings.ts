import { placeKey } from "./place-key.ts";

/** One way to understand what was typed: a place that lies in others. */
export interface Reading {
  /** Keys, the first that is known counts. */
  names: string[];
  within: string[];
  /** If true, the reading counts only when every name in `within` is a region or country. */
  strict: boolean;
}

/** Words of the way one works, which no place is called by. */
const notPlaces =
  /\b(fully|100%|remote(ly)?|hybrid|on-?site|in[- ]office|office|home ?office|work(ing)? from home|wfh|telecommute|anywhere|worldwide|global(ly)?|based|only|flexible|headquarters|hq)\b/gi;
/** Words that people add around a city's name. */
const aroundCities =
  /\b(greater|metro(politan)?|area|bay area|downtown|central|city of|near|within|in|the)\b/gi;

/**
 * The ways to understand a typed location, the most specific first: to the letter, then "Austin,
 * TX", "USA - Austin", "Austin TX", then without the words that are not understood.
 */
export const readingsOf = (typed: string): Reading[] => {
  const [name = "", ...within] = typed.split(",").map(placeKey);
  const alternatives = typed.split(/[/;]|\bor\b/i);
  return [
    { names: [name], within, strict: true },
    ...alternatives.flatMap((alternative) => readingsOfOne(segmentsOf(alternative))),
  ];
};

const segmentsOf = (typed: string) =>
  typed
    .replaceAll(notPlaces, ",")
    .split(/[,()[\]|·•:\n]+|\s[-–—]|[-–—]\s/)
    .map(namesIn)
    .filter(([name]) => name !== undefined);

/** A postal code or a house number is no part of a name. */
const namesIn = (segment: string) => {
  const words = segment.replaceAll(/\S*\d\S*/g, " ");
  const names = [words, words.replaceAll(aroundCities, " ")].map(placeKey);
  return [...new Set(names)].filter((name) => name !== "");
};

const readingsOfOne = (segments: string[][]): Reading[] => {
  const keys = segments.map(([name = ""]) => name);
  const [names, ...wider] = segments;
  const last = segments.at(-1);
  if (!names || !last) return [];
  const within = keys.slice(1);
  const asWritten = { names, within, strict: true };
  const fromTheWidest = { names: last, within: keys.slice(0, -1), strict: true };
  return [
    asWritten,
    ...(within.length > 0 ? [fromTheWidest] : []),
    ...withoutComma(names, within),
    { ...asWritten, strict: false },
    ...readingsOfOne(wider),
  ];
};

/** "san jose ca" as "san jose" in "ca". */
const withoutComma = (names: string[], within: string[]): Reading[] => {
  const words = names[0]?.split(" ") ?? [];
  return words.slice(1).map((_, index) => {
    const end = words.length - 1 - index;
    const city = words.slice(0, end).join(" ");
    return { names: [city], within: [words.slice(end).join(" "), ...within], strict: true };
  });
};
