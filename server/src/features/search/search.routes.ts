import { jobEndpoints } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Feature } from "#http/route.ts";
import { countJobsByChoice } from "./facets/job-facets.service.ts";
import { suggest } from "./suggestions/suggestions.service.ts";

export const searchRoutes: Feature = (route) => {
  route(jobEndpoints.countJobs, ({ db, query }) => countJobsByChoice(db, query));
  route(jobEndpoints.suggestSearches, ({ db, query }) => suggest(db, query));
};
