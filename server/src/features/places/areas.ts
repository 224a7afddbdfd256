import type { Place } from "@rolecall/contract/jobs/places.schemas.ts";

/** A place as search rows name it: "US", "US/Idaho", "US/Idaho/Boise"; `places_of` in the database does the same. */
export const areaOf = ({ city, region, country }: Place): string =>
  [
    country,
    ...(city === null && region === null ? [] : [region ?? ""]),
    ...(city === null ? [] : [city]),
  ].join("/");
