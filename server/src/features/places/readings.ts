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
  /\b(fully|100%|remote(ly)?|hybrid|on-?site|in[- ]office|office|home ?office|work(ing)? from home|wfh|telecommute|anywhere|nationwide|worldwide|global(ly)?|based|only|flexible|headquarters|hq|(multiple|various|several|all) (locations|cities|states|offices|sites))\b/gi;
/** Words that people add around a city's name. */
const aroundCities =
  /\b(greater|metro(politan)?|area|bay area|downtown|central|city of|near|within|in|the)\b/gi;

/** No location has more parts or places, and no name of a region more words: what goes on is no name. */
export const mostParts = 12;

/** A part of a text between commas and the like: its keys, and its words. */
export interface Segment {
  names: string[];
  words: string[];
}

/** Whether all of a text can be the name of a place. */
export const namesPlacesAlone = (typed: string): boolean => typed.search(notPlaces) < 0;

export const segmentsOf = (typed: string): Segment[] =>
  typed
    .replaceAll(notPlaces, ",")
    .split(/[,()[\]|·•:\n]+|\s[-–—]|[-–—]\s/)
    .map(segmentOf)
    .filter(({ names }) => names.length > 0)
    .slice(0, mostParts);

/** A postal code or a house number is no part of a name. */
const segmentOf = (segment: string): Segment => {
  const said = segment.replaceAll(/\S*\d\S*/g, " ");
  const keys = [said, said.replaceAll(aroundCities, " ")].map(placeKey);
  return {
    names: [...new Set(keys)].filter((name) => name !== ""),
    words: said.split(/[\s-]+/).filter((word) => word !== ""),
  };
};

/** To the letter: what stands before the first comma, in what stands behind. */
export const literalReading = (typed: string): Reading => {
  const [name = "", ...within] = typed.split(",").map(placeKey);
  return { names: [name], within, strict: true };
};

/** The readings that leave nothing out: "Austin, TX", "USA - Austin", "Austin TX". */
export const strictReadings = (segments: Segment[]): Reading[] => {
  const [first, ...others] = segments;
  const last = segments.at(-1);
  if (!first || !last) return [];
  const keys = segments.map(({ names: [name = ""] }) => name);
  const asWritten = { names: first.names, within: keys.slice(1), strict: true };
  const fromTheWidest = { names: last.names, within: keys.slice(0, -1), strict: true };
  return [
    asWritten,
    ...(others.length > 0 ? [fromTheWidest] : []),
    ...withoutComma(first.words, keys.slice(1)),
  ];
};

/** The readings that pass over what is not understood, from the front on. */
export const looseReadings = (segments: Segment[]): Reading[] => {
  const [first, ...wider] = segments;
  if (!first) return [];
  const within = wider.map(({ names: [name = ""] }) => name);
  return [
    { names: first.names, within, strict: false },
    ...strictReadings(wider),
    ...looseReadings(wider),
  ];
};

/** "san jose ca" as "san jose" in "ca", and "san jose ca usa" as the same in "usa". */
const withoutComma = (words: string[], within: string[]): Reading[] =>
  words.slice(1, mostParts).flatMap((_, index) => {
    const end = words.length - 1 - index;
    const key = (from: number, to?: number) => placeKey(words.slice(from, to).join(" "));
    const reading = (...areas: string[]) => ({
      names: [key(0, end)],
      within: [...areas, ...within],
      strict: true,
    });
    const inOne = reading(key(end));
    if (index === 0) return [inOne];
    return [inOne, reading(key(end, end + 1), key(end + 1)), reading(key(end, -1), key(-1))];
  });
