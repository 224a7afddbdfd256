import { filterApplications } from "@rolecall/contract/applications/applications.ts";
import { listCompanies } from "@rolecall/contract/companies/companies.ts";
import { listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { queryOf } from "#lib/query.ts";

/** The palette's results of each kind. */
const limit = 5;

export const foundJobsQuery = (query: string) => queryOf(listJobs, { query: { query, limit } });
export const foundCompaniesQuery = (query: string) =>
  queryOf(listCompanies, { query: { query, limit, withoutJobs: "true" } });
/** Who applied to the recruiter's jobs, by a part of the name or email, the newest first. */
export const foundPeopleQuery = (search: string) =>
  queryOf(filterApplications, { query: { search, limit } });
