import { listCompanies } from "@rolecall/contract/companies/companies.ts";
import { queryOf } from "#lib/query.ts";

/** Companies that what was typed is about; the ones with the most open jobs first. */
export const foundCompaniesQuery = (query: string) =>
  queryOf(listCompanies, { query: { query, sort: "jobs", limit: 50, withoutJobs: "true" } });
