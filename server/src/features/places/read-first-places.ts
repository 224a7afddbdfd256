// The part of the gazetteer that the demo board begins with, so that its jobs are found by their places before
// the whole of it stands. A line for each name: key, city, region, country, people, latitude, longitude.
import { readFileSync } from "node:fs";
import type { NamedPlace } from "./gazetteer.ts";

export const firstPlacesFile = new URL("first-places.tsv", import.meta.url);

export const toLine = (place: NamedPlace): string => {
  const { key, city, region, country, people, latitude, longitude } = place;
  return `${[key, city, region, country, people, latitude, longitude].join("\t")}\n`;
};

const orNull = (text: string | undefined) => text || null;
const numberOrNull = (text: string | undefined) => (text ? Number(text) : null);

const fromLine = (line: string): NamedPlace => {
  const [key = "", city, region, country = "", people, latitude, longitude] = line.split("\t");
  return {
    key,
    city: orNull(city),
    region: orNull(region),
    country,
    people: Number(people),
    latitude: numberOrNull(latitude),
    longitude: numberOrNull(longitude),
  };
};

export const readFirstPlaces = (): NamedPlace[] =>
  readFileSync(firstPlacesFile, "utf8").trimEnd().split("\n").map(fromLine);
