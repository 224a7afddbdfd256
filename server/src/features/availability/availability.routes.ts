import { availabilityEndpoints } from "@rolecall/contract/interviews/availability.schemas.ts";
import type { Feature } from "#http/route.ts";
import { availabilityOf, freeTimesOf, setAvailability } from "./availability.service.ts";

export const availabilityRoutes: Feature = (route) => {
  route(availabilityEndpoints.getAvailability, ({ db, user }) => availabilityOf(db, user));
  route(availabilityEndpoints.setAvailability, ({ db, user, body }) =>
    setAvailability(db, { user, ...body, calendarUrl: body.calendarUrl ?? null }),
  );
  route(availabilityEndpoints.listFreeTimes, ({ db, user, query }) =>
    freeTimesOf(db, { user, ...query }),
  );
};
