import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { ManagedJob } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { listReviewingJobs } from "@rolecall/contract/teams/hiring-team.ts";
import { endlessQueryOf } from "#lib/query.ts";

const jobsPerPage = 20;

/** The jobs that the user manages, newest first, page after page. */
export const managedJobsQuery = endlessQueryOf<typeof listManagedJobs, ManagedJob>(
  listManagedJobs,
  ({ page, last }) => ({ query: { page, after: last?.id, limit: jobsPerPage } }),
);

/** The jobs that the user reviews, newest first, page after page. */
export const reviewingJobsQuery = endlessQueryOf<typeof listReviewingJobs, ListedJob>(
  listReviewingJobs,
  ({ page, last }) => ({ query: { page, after: last?.id, limit: jobsPerPage } }),
);
