import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { Feature } from "#http/route.ts";
import * as dashboard from "./dashboard.service.ts";

export const dashboardRoutes: Feature = (route) => {
  route(recruiterDashboard, ({ db, user, query }) =>
    dashboard.recruiterDashboard(db, { user, ...query }),
  );
};
