import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import type { LocatedPlace, NamedPlace } from "./gazetteer.ts";
import {
  literalReading,
  looseReadings,
  mostParts,
  namesPlacesAlone,
  type Reading,
  type Segment,
  segmentsOf,
  strictReadings,
} from "./readings.ts";
import { regionOfCode } from "./regions-by-code.ts";

/** A name that stands alone means no smaller place: it may be no place at all. */
const fewestPeople = 5_000;
/** Of several places of one name the largest is meant where it is so many times larger than the next. */
const larger = 2;
/** The same where something else was typed that is not understood. */
const muchLarger = 10;
/** A list of names alone, such as "Berlin, Munich", is one of cities with so many people. */
const fewestPeopleOfListed = 100_000;

/** Between places of which any is meant; the first that stands in a text cuts it. */
const separators = [/[/;|•\n]/, /\s[&+]\s/, /\sand\s/i, /(?<!,)\sor\s/i];
/** "Dallas-Fort Worth" and "US-CA-San Francisco" may be said with commas as well. */
const betweenNames = /(?<=\p{L})[-–—](?=\p{L})/gu;

/** The parts of a text that may each name a place. */
const alternativesOf = (typed: string): string[] => {
  for (const separator of separators) {
    const parts = typed.split(separator).filter((part) => part.trim() !== "");
    if (parts.length > 1) return parts.slice(0, mostParts);
  }
  const apart = typed.replaceAll(betweenNames, ", ");
  return apart === typed ? [] : [apart];
};

/** The keys under which the functions below may look. */
export const keysOf = (typed: string): string[] => {
  const segments = segmentsOf(typed);
  const readings = [
    literalReading(typed),
    ...strictReadings(segments),
    ...looseReadings(segments),
    ...groupsOf(segments).flat().flatMap(strictReadings),
  ];
  const own = readings.flatMap(({ names, within }) => [...names, ...within]);
  return [...new Set([...own, ...alternativesOf(typed).flatMap(keysOf)])].filter(
    (key) => key !== "",
  );
};

type Gazetteer = (key: string) => NamedPlace[];

/** @param named all places by each of `keysOf(typed)`, the largest first */
const gazetteerOf = (named: NamedPlace[]): Gazetteer => {
  const byKey = Map.groupBy(named, ({ key }) => key);
  return (key) => byKey.get(key) ?? [];
};

/**
 * The places that a job's location means: none where that is anybody's guess, several where it names
 * several.
 * @param guess whether of equally large places of one name the largest is taken
 */
export const choosePlaces = (
  typed: string,
  named: NamedPlace[],
  { guess = false } = {},
): LocatedPlace[] => {
  const gazetteer = gazetteerOf(named);
  const choose = (readings: Reading[]) => {
    for (const reading of readings) {
      const place = placeOf(reading, gazetteer, guess);
      if (place) return place;
    }
    return null;
  };
  const chosen = understood(typed, choose);
  const places = chosen.length > 0 ? chosen : [passingOver(typed, choose)];
  return innermost(places.filter((place) => place !== null)).map(withoutName);
};

type Choose = (readings: Reading[]) => NamedPlace | null;

/** The places of a text of which all, or each of its alternatives, is understood. */
const understood = (typed: string, choose: Choose): NamedPlace[] => {
  const segments = segmentsOf(typed);
  const whole = choose([literalReading(typed), ...strictReadings(segments)]);
  if (whole) return [whole];
  const cities = listed(segments, choose);
  if (cities.length > 0) return cities;
  return alternativesOf(typed).flatMap((alternative) => understood(alternative, choose));
};

const passingOver = (typed: string, choose: Choose): NamedPlace | null =>
  [typed, ...alternativesOf(typed)]
    .map((text) => choose(looseReadings(segmentsOf(text))))
    .find((place) => place !== null) ?? null;

/** "Berlin, Munich" and "Austin, TX, Denver, CO": every part is a city, or says where one lies. */
const listed = (segments: Segment[], choose: Choose): NamedPlace[] => {
  for (const groups of groupsOf(segments)) {
    const cities = groups.map((group) => {
      const place = choose(strictReadings(group));
      const fewest = group.length > 1 ? 0 : fewestPeopleOfListed;
      return place && place.city !== null && place.people >= fewest ? place : null;
    });
    if (cities.every((place) => place !== null)) return cities;
  }
  return [];
};

/** The parts in pairs, each by itself, and each by itself but the last two. */
const groupsOf = (segments: Segment[]): Segment[][][] => {
  if (segments.length < 2) return [];
  const alone = segments.map((segment) => [segment]);
  if (segments.length === 2) return [alone];
  const pairs = segments.flatMap((_, index) =>
    index % 2 === 0 ? [segments.slice(index, index + 2)] : [],
  );
  return [pairs, alone, [...alone.slice(0, -2), segments.slice(-2)]];
};

/** All places that a searched text may mean, the largest first; none where it says anything else. */
export const placesMeant = (typed: string, named: NamedPlace[]): NamedPlace[] =>
  namesPlacesAlone(typed) ? meantBy(typed, gazetteerOf(named)) : [];

const meantBy = (typed: string, gazetteer: Gazetteer): NamedPlace[] => {
  for (const reading of [literalReading(typed), ...strictReadings(segmentsOf(typed))]) {
    const { fitting } = placesBy(reading, gazetteer);
    if (fitting.length > 0) return fitting;
  }
  const alternatives = alternativesOf(typed).map((alternative) => meantBy(alternative, gazetteer));
  return alternatives.every(({ length }) => length > 0) ? alternatives.flat() : [];
};

/** The places that fit a reading, the likeliest first, and what lies around them. */
const placesBy = ({ names, within, strict }: Reading, gazetteer: Gazetteer) => {
  const candidates = names.map(gazetteer).find(({ length }) => length > 0) ?? [];
  const areas = within
    .map((key) => gazetteer(key).filter(({ city }) => city === null))
    .filter(({ length }) => length > 0);
  if (strict && areas.length < within.length) return { fitting: [], areas };
  const fitting = candidates.filter((candidate) =>
    areas.every((choices) => choices.some((area) => liesIn(candidate, area))),
  );
  // "Ontario, CA" lies in California, although Canada has the code and an Ontario as well.
  const state = regionOfCode("US", within[0] ?? "");
  const ofState = fitting.filter(
    ({ city, region, country }) => city !== null && country === "US" && region === state,
  );
  return { fitting: ofState.length > 0 ? ofState : fitting, areas };
};

const placeOf = (reading: Reading, gazetteer: Gazetteer, guess: boolean) => {
  const { fitting, areas } = placesBy(reading, gazetteer);
  // In "Toluca, México, Mexico" the two are not the same one.
  const surrounding = (place: Place) =>
    Math.min(areas.length, new Set(areas.flat().filter((area) => liesIn(place, area))).size);
  const [largest, ...others] = fitting.toSorted(
    (one, other) => surrounding(other) - surrounding(one),
  );
  if (!largest) return null;
  const isKnown = areas.length > 0 || largest.city === null || largest.people >= fewestPeople;
  const next = others.find(
    (other) =>
      surrounding(other) === surrounding(largest) &&
      !liesIn(other, largest) &&
      !liesIn(largest, other),
  );
  const passesOver = areas.length === 0 && reading.within.length > 0;
  const times = passesOver ? muchLarger : larger;
  const isClear = largest.people >= times * (next?.people ?? 0);
  return isKnown && (isClear || (guess && !passesOver)) ? largest : null;
};

const liesIn = (inner: Place, area: Place) =>
  inner.country === area.country &&
  (area.region === null || inner.region === area.region) &&
  (area.city === null || inner.city === area.city);

/** Each place once, and none that another one lies in. */
const innermost = <Found extends Place>(places: Found[]): Found[] =>
  places.filter((place, index) =>
    places.every(
      (other, otherIndex) =>
        other === place || !liesIn(other, place) || (liesIn(place, other) && otherIndex > index),
    ),
  );

const withoutName = ({ city, region, country, latitude, longitude }: LocatedPlace) => ({
  city,
  region,
  country,
  latitude,
  longitude,
});
