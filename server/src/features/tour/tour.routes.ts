import { tourEndpoints } from "@rolecall/contract/tour/tour.schemas.ts";
import type { Feature } from "#http/route.ts";
import { lookAroundAs, openTour, tourOf } from "./tour.service.ts";

export const tourRoutes: Feature = (route) => {
  route(tourEndpoints.readTour, async ({ db, request, user, config }) =>
    tourOf(await openTour(db, request, config), user, config),
  );
  route(tourEndpoints.lookAroundAs, async (call) => {
    const { db, request, body, config } = call;
    const guides = await openTour(db, request, config);
    return lookAroundAs(db, call, { ...body, guides });
  });
};
