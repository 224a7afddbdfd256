import { companiesQuery } from "#features/companies/companies.api.ts";
import { latestJobsQuery } from "#features/jobs/jobs.api.ts";

/** The numbers of jobs and companies on home. */
export const homeShows = { jobs: 4, companies: 6 } as const;

export const homeJobsQuery = latestJobsQuery(homeShows.jobs);
export const homeCompaniesQuery = companiesQuery({ limit: homeShows.companies });
