import { companiesQuery } from "#features/companies/companies.api.ts";
import { jobFacetsQuery, latestJobsQuery } from "#features/jobs/jobs.api.ts";

/** The number of newest jobs on the landing page. */
export const landingJobs = 6;

export const landingJobsQuery = latestJobsQuery(landingJobs);

/** The companies with the most open jobs. */
export const hiringCompaniesQuery = companiesQuery({ sort: "jobs", limit: 16 });

/** What the board's own figures are counted by, beside the newest jobs. */
export const landingCompaniesQuery = companiesQuery({ limit: 1 });
export const landingFacetsQuery = jobFacetsQuery({});
