import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostPlacesNearby, milesAround } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { findSurroundings } from "#features/places/places.service.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { listPlacesAround } from "./places-nearby.queries.ts";

/** How far is looked first; then twice as far, as long as there are too few places. */
const firstMiles = 25;

/** The places nearest to a city with jobs that a filter finds; none where a location means no city. */
export const placesNearby = async (
  db: Db,
  {
    location = "",
    filter,
    miles = firstMiles,
  }: { location: string | undefined; filter: Filter; miles?: number },
): Promise<JobFacets["near"]> => {
  const around = await findSurroundings(db, { location, miles });
  if (!around) return [];
  // What is in all of a country is at no place.
  const found = await listPlacesAround(db, {
    filter: { ...filter, around: { ...around, areas: [] } },
    around,
    limit: mostPlacesNearby,
  });
  return found.length === mostPlacesNearby || miles >= milesAround.most
    ? found
    : placesNearby(db, { location, filter, miles: 2 * miles });
};
