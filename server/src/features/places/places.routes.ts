import { suggestPlaces } from "@rolecall/contract/jobs/places.ts";
import type { Feature } from "#http/route.ts";
import * as places from "./places.service.ts";

export const placeRoutes: Feature = (route) => {
  route(suggestPlaces, ({ db, query }) => places.suggestPlaces(db, query.prefix));
};
