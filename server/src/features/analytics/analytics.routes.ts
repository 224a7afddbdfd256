import { analyticsEndpoints } from "@rolecall/contract/analytics/analytics.schemas.ts";
import type { Feature } from "#http/route.ts";
import { analyticsOf } from "./analytics.service.ts";

export const analyticsRoutes: Feature = (route) => {
  route(analyticsEndpoints.getAnalytics, ({ db, user, query }) =>
    analyticsOf(db, { user, ...query }),
  );
};
