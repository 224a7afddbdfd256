import { countJobs } from "@rolecall/contract/jobs/jobs.ts";
import { suggestSearches } from "@rolecall/contract/jobs/suggestions.ts";
import type { Feature } from "#http/route.ts";
import { countJobsByChoice } from "./facets/job-facets.service.ts";
import { suggest } from "./suggestions/suggestions.service.ts";

export const searchRoutes: Feature = (route) => {
  route(countJobs, ({ db, query }) => countJobsByChoice(db, query));
  route(suggestSearches, ({ db, query }) => suggest(db, query));
};
