import {
  createJob,
  deleteJob,
  editJob,
  getJob,
  listJobs,
  listManagedJobs,
} from "@rolecall/contract/jobs/jobs.ts";
import { listReviewingJobs } from "@rolecall/contract/teams/hiring-team.ts";
import type { Feature } from "#http/route.ts";
import { searchJobs } from "./job-search.service.ts";
import * as jobs from "./jobs.service.ts";
import { reviewingJobs } from "./team-jobs.service.ts";

export const jobRoutes: Feature = (route) => {
  route(listJobs, ({ db, user, query }) => searchJobs(db, { search: query, user }));
  route(listManagedJobs, ({ db, user, query }) => jobs.managedJobs(db, { user, ...query }));
  route(listReviewingJobs, ({ db, user, query }) => reviewingJobs(db, { user, ...query }));
  route(getJob, ({ db, user, params }) => jobs.getJob(db, { user, ...params }));
  route(createJob, ({ db, user, body }) => jobs.postJob(db, { user, draft: body }));
  route(editJob, ({ db, user, params, body }) =>
    jobs.changeJob(db, { user, ...params, wanted: body }),
  );
  route(deleteJob, ({ db, user, params }) => jobs.removeJob(db, { user, ...params }));
};
