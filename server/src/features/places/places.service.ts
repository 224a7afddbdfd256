import { unknownPlaceText } from "@rolecall/contract/jobs/jobs.ts";
import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import { mostSuggestedPlaces } from "@rolecall/contract/jobs/places.ts";
import { countryName } from "@rolecall/contract/values/countries.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import { areaOf } from "./areas.ts";
import { cellsAround, type Circle } from "./cells-around.ts";
import { choosePlaces, keysOf, placesMeant } from "./choose-place.ts";
import type { LocatedPlace } from "./gazetteer.ts";
import { placeKey } from "./place-key.ts";
import { placeLabel } from "./place-label.ts";
import {
  deletePlaces,
  findGazetteer,
  hasPlaces,
  insertPlaces,
  listPlacesByKey,
  listPlacesByPrefix,
  lockPlaces,
  markJobsPlaced,
  replaceGazetteer,
} from "./places.queries.ts";
import { readFirstPlaces } from "./read-first-places.ts";
import { gazetteerRelease, readGazetteer } from "./read-gazetteer.ts";

/** The places that a typed location means: none, one, or all that it names. */
export const resolvePlaces = async (
  db: Db,
  typed: string,
  options?: { guess: boolean },
): Promise<LocatedPlace[]> => {
  const keys = keysOf(typed);
  return keys.length === 0 ? [] : choosePlaces(typed, await listPlacesByKey(db, keys), options);
};

/** The same, with the name of each in search rows, and what to type for it. */
export const describePlaces = async (db: Db, typed: string) =>
  (await resolvePlaces(db, typed)).map((place) => ({
    city: place.city,
    area: areaOf(place),
    label: placeLabel(place),
  }));

/** No text means more places that are worth asking for. */
const mostMeant = 100;

/** All places that a searched text may mean, as search rows name them. */
export const areasMeant = async (db: Db, typed: string): Promise<string[]> => {
  const keys = keysOf(typed);
  const named = keys.length === 0 ? [] : await listPlacesByKey(db, keys);
  return [...new Set(placesMeant(typed, named).map(areaOf))].slice(0, mostMeant);
};

/** A city with what is around it, as lexemes of the search rows. */
export interface Surroundings extends Circle {
  /** Together they cover the circle, and some more. */
  cells: string[];
  /** Its country and its region, for what is at no distance from all of them. */
  areas: string[];
}

/** What is so near to the city that a location means; null where it means none. */
export const findSurroundings = async (
  db: Db,
  { location, miles }: { location: string; miles: number },
): Promise<Surroundings | null> => {
  const [city] = await resolvePlaces(db, location, { guess: true });
  if (city?.latitude == null || city.longitude === null) return null;
  const { latitude, longitude, region, country } = city;
  const circle = { latitude, longitude, miles };
  const areas = [`in:${country}`, ...(region === null ? [] : [`in:${country}/${region}`])];
  return { ...circle, cells: cellsAround(circle), areas };
};

/** The same for a search. @throws `bad-input` where the location means no city */
export const surroundingsOf = async (
  db: Db,
  which: { location: string; miles: number },
): Promise<Surroundings> => {
  const surroundings = await findSurroundings(db, which);
  if (!surroundings) throw new AppError("bad-input", unknownPlaceText, { path: "location" });
  return surroundings;
};

/**
 * The largest places whose name starts with `typed`; text after a comma limits them to a region or
 * country.
 */
export const suggestPlaces = async (db: Db, typed: string) => {
  const [first = "", ...rest] = typed.split(",");
  const prefix = placeKey(first);
  if (prefix === "") return [];
  const found =
    rest.length === 0
      ? await listPlacesByPrefix(db, { prefix, limit: 4 * mostSuggestedPlaces })
      : await listPlacesByKey(db, [prefix]);
  const areas = rest.map(placeKey).filter((area) => area !== "");
  const byLabel = new Map(
    found.map((place) => {
      const label = placeLabel(place);
      return [label, { ...place, label }];
    }),
  );
  return [...byLabel.values()]
    .filter((place) => areas.every((area) => placeWords(place).includes(` ${area}`)))
    .slice(0, mostSuggestedPlaces);
};

/** All that may be said of where a place lies. */
const placeWords = ({ label, region, country }: Place & { label: string }) =>
  [label, region ?? "", countryName(country), country].map((name) => ` ${placeKey(name)}`).join("");

/**
 * Fills the gazetteer where it is missing or of another release, and has the jobs placed by it.
 * Whatever comes in between, the next start takes it up again.
 */
export const refreshPlaces = async (db: Db, placeJobs: () => Promise<void>): Promise<void> => {
  const gazetteer = await findGazetteer(db, gazetteerRelease);
  if (gazetteer?.jobsPlaced) return;
  if (!gazetteer) await fillPlaces(db);
  await placeJobs();
  await markJobsPlaced(db, gazetteerRelease);
};

/** Fills a gazetteer that is missing with the places of the demo board; the whole one follows (`refreshPlaces`). */
export const beginPlaces = async (db: Db): Promise<void> => {
  await lockPlaces(db);
  if (await hasPlaces(db)) return;
  await insertPlaces(db, JSON.stringify(readFirstPlaces()));
};

const fillPlaces = async (db: Db) => {
  const parts = await readGazetteer();
  await db.transaction(async (db) => {
    await lockPlaces(db);
    // Another server was quicker.
    if (await findGazetteer(db, gazetteerRelease)) return;
    await deletePlaces(db);
    for (const part of parts) await insertPlaces(db, part);
    await replaceGazetteer(db, gazetteerRelease);
  });
};
