import { tourEndpoints } from "@rolecall/contract/tour/tour.schemas.ts";
import type { Feature } from "#http/route.ts";
import { lookAroundAs, readTour } from "./tour.service.ts";

export const tourRoutes: Feature = (route) => {
  route(tourEndpoints.readTour, ({ db, request, user, config }) =>
    readTour(db, request, { user, config }),
  );
  route(tourEndpoints.lookAroundAs, (call) => lookAroundAs(call.db, call, call.body.person));
};
