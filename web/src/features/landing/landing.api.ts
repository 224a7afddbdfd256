import { latestJobsQuery } from "#features/jobs/jobs.api.ts";

/** The number of newest jobs on the landing page. */
export const landingJobs = 6;

export const landingJobsQuery = latestJobsQuery(landingJobs);
