import { placeEndpoints } from "@rolecall/contract/jobs/places.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as places from "./places.service.ts";

export const placeRoutes: Feature = (route) => {
  route(placeEndpoints.suggestPlaces, ({ db, query }) => places.suggestPlaces(db, query.prefix));
};
