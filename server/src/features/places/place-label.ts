import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";
import { countryName } from "@rolecall/contract/values/countries.ts";
import { placeKey } from "./place-key.ts";
import { regionCode } from "./regions-by-code.ts";

/** The unambiguous label of a place: "Austin, TX", "Munich, Bavaria, Germany". */
export const placeLabel = ({ city, region, country }: Place): string => {
  const state = region === null ? undefined : regionCode(country, region);
  if (city !== null && state !== undefined && country === "US") return `${city}, ${state}`;
  const says = city === null || region === null || !placeKey(region).includes(placeKey(city));
  return [city, says ? region : null, countryName(country)]
    .filter((name) => name !== null)
    .join(", ");
};
