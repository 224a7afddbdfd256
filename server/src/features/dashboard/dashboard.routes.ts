import { dashboardEndpoints } from "@rolecall/contract/dashboard.schemas.ts";
import type { Feature } from "#http/route.ts";
import { listUndecidedJobs } from "./dashboard-courses.queries.ts";
import * as dashboard from "./dashboard.service.ts";

export const dashboardRoutes: Feature = (route) => {
  route(dashboardEndpoints.recruiterDashboard, ({ db, user, query }) =>
    dashboard.recruiterDashboard(db, { user, ...query }),
  );
  route(dashboardEndpoints.listUndecidedJobs, ({ db, user }) =>
    listUndecidedJobs(db, { user, scope: "all" }),
  );
};
