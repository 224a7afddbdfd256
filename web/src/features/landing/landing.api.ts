import { latestJobsQuery } from "#features/jobs/jobs.api.ts";

/** How many of the newest jobs the landing page shows. */
export const landingJobs = 6;

export const landingJobsQuery = latestJobsQuery(landingJobs);
