import { listOwnApplications } from "@rolecall/contract/applications/applications.ts";
import { listUndecidedJobs } from "@rolecall/contract/dashboard.ts";
import { listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { companiesQuery } from "#features/companies/companies.api.ts";
import { latestJobsQuery } from "#features/jobs/jobs.api.ts";
import { queryOf } from "#lib/query.ts";

/** The numbers of jobs and companies on home. */
export const homeShows = { jobs: 4, companies: 6 } as const;

export const homeJobsQuery = latestJobsQuery(homeShows.jobs);
export const homeCompaniesQuery = companiesQuery({ limit: homeShows.companies });

/** The number of the user's own applications or jobs on home. */
export const ownRows = 3;

export const ownApplicationsQuery = queryOf(listOwnApplications, { query: { limit: ownRows } });
export const undecidedJobsQuery = queryOf(listUndecidedJobs, {});
/** Whether a company account has a job yet. */
export const ownJobsQuery = queryOf(listManagedJobs, { query: { limit: 1 } });
