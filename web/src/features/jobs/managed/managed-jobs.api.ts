import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { endlessQueryOf } from "#lib/query.ts";

const jobsPerPage = 20;

/** The jobs that the user manages, newest first, page after page. */
export const managedJobsQuery = endlessQueryOf<typeof listManagedJobs, ListedJob>(
  listManagedJobs,
  ({ page, last }) => ({ query: { page, after: last?.id, limit: jobsPerPage } }),
);
