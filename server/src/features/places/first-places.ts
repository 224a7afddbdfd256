// Only for write-first-places.ts and tests: reads the whole gazetteer.
import { keysOf } from "./choose-place.ts";
import { allNames, type NamedPlace } from "./gazetteer.ts";

/**
 * The part of the gazetteer that these locations are understood by: all that they may mean, by all of its names,
 * with all countries, and the regions of those that are meant.
 */
export const firstPlaces = (locations: readonly string[]): NamedPlace[] => {
  const keys = new Set(locations.flatMap(keysOf));
  const all = [...allNames()];
  const named = all.filter(({ key }) => keys.has(key));
  const countries = new Set(named.map(({ country }) => country));
  const idOf = ({ city, region, country }: NamedPlace) => JSON.stringify([city, region, country]);
  const cities = new Set(named.filter(({ people }) => people >= fewestPeople).map(idOf));
  return all.filter(
    (place) =>
      keys.has(place.key) ||
      cities.has(idOf(place)) ||
      (place.city === null && (place.region === null || countries.has(place.country))),
  );
};

/** Of smaller places other names are not needed. */
const fewestPeople = 5_000;
