import { everything } from "@rolecall/contract/page.ts";
import { companyQuery, directoryQuery } from "#features/companies/companies.api.ts";
import type { directorySearch } from "#features/companies/directory-search.ts";
import { homeCompaniesQuery, homeJobsQuery } from "#features/home/home.api.ts";
import { jobFacetsQuery, jobQuery, jobSearchQuery } from "#features/jobs/jobs.api.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import type { Reads } from "./first-reads.ts";

/** The data of home. */
export const readHome = ({ one }: Reads) =>
  Promise.all([one(homeJobsQuery), one(homeCompaniesQuery)]);

/** The jobs found, and where there are none what to do about it. */
export const readJobSearch = async ({ one, list }: Reads, filters: JobFilters) => {
  const { pages } = await list(jobSearchQuery(filters));
  if (pages[0]?.items.length === 0) await one(jobFacetsQuery(filters));
};

/** The first companies, and those that match. */
export const readDirectory = (
  { list }: Reads,
  { query = "", industry = everything }: ReturnType<typeof directorySearch>,
) => {
  const words = query.trim();
  const filtered = words !== "" || industry !== everything;
  return Promise.all([
    list(directoryQuery({})),
    filtered && list(directoryQuery({ query: words, industry })),
  ]);
};

/** The data of a job's screen, for signed-in users. */
export const readJob = async ({ one, user }: Reads, id: string) => user && one(jobQuery(id));

/** The data of a company's screen, for the users who may open it. */
export const readCompany = async ({ one, user }: Reads, id: string) =>
  user && one(companyQuery(id));
