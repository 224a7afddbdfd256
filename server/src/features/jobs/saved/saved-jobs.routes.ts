import { savedJobEndpoints } from "@rolecall/contract/jobs/saved-jobs.schemas.ts";
import type { Feature } from "#http/route.ts";
import * as saved from "./saved-jobs.service.ts";

export const savedJobRoutes: Feature = (route) => {
  route(savedJobEndpoints.listSavedJobs, ({ db, user, query }) =>
    saved.savedJobsOf(db, { user, ...query }),
  );
  route(savedJobEndpoints.listSavedIds, ({ db, user }) => saved.savedIdsOf(db, user.id));
  route(savedJobEndpoints.saveJob, ({ db, user, params, body }) =>
    saved.saveJob(db, { user, ...params, ...body }),
  );
  route(savedJobEndpoints.forgetJob, ({ db, user, params }) =>
    saved.forgetJob(db, { user, ...params }),
  );
  route(savedJobEndpoints.saveJobs, ({ db, user, body }) => saved.saveJobs(db, { user, ...body }));
};
