import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import type { LocatedPlace, NamedPlace } from "./gazetteer.ts";
import { readingsOf, type Reading } from "./readings.ts";

/** A name that stands alone means no smaller place: it may be no place at all. */
const fewestPeople = 5_000;
/** A place with so many times the inhabitants of the next one is meant, whatever else was typed. */
const muchLarger = 10;

/** The keys under which `choosePlace` may look. */
export const keysOf = (typed: string): string[] => [
  ...new Set(readingsOf(typed).flatMap(({ names, within }) => [...names, ...within])),
];

/**
 * The place that a typed location means, or null where that is anybody's guess.
 * @param named all places by each of `keysOf(typed)`, the largest first
 */
export const choosePlace = (typed: string, named: NamedPlace[]): LocatedPlace | null => {
  const byKey = Map.groupBy(named, ({ key }) => key);
  for (const reading of readingsOf(typed)) {
    const place = placeOf(reading, (key) => byKey.get(key) ?? []);
    if (!place) continue;
    const { city, region, country, latitude, longitude } = place;
    return { city, region, country, latitude, longitude };
  }
  return null;
};

const placeOf = ({ names, within, strict }: Reading, named: (key: string) => NamedPlace[]) => {
  const candidates = names.map(named).find(({ length }) => length > 0) ?? [];
  const areas = within
    .map((key) => named(key).filter(({ city }) => city === null))
    .filter(({ length }) => length > 0);
  if (strict && areas.length < within.length) return null;

  const fitting = candidates.filter((candidate) =>
    areas.every((choices) => choices.some((area) => liesIn(candidate, area))),
  );
  // In "Toluca, México, Mexico" the two are not the same one.
  const surrounding = (place: Place) =>
    Math.min(areas.length, new Set(areas.flat().filter((area) => liesIn(place, area))).size);
  const [largest, next] = fitting.toSorted((one, other) => surrounding(other) - surrounding(one));
  if (!largest || areas.length > 0) return largest ?? null;
  const isKnown = largest.city === null || largest.people >= fewestPeople;
  const isClear = within.length === 0 || largest.people >= muchLarger * (next?.people ?? 0);
  return isKnown && isClear ? largest : null;
};

const liesIn = (inner: Place, area: Place) =>
  inner.country === area.country && (area.region === null || inner.region === area.region);
