import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import {
  companiesPerPage,
  type DirectorySort,
  getCompany,
  listCompanies,
  listIndustries,
  openJobsPerCompany,
} from "@rolecall/contract/companies/companies.ts";
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { listJobs } from "@rolecall/contract/jobs/jobs.ts";
import { endlessQueryOf, queryOf } from "#lib/query.ts";

/** Lists of companies leave out the jobs, which would be nine tenths of the answer. */
const alone = { withoutJobs: "true" } as const;

export const companiesQuery = (
  query: { query?: string; sort?: DirectorySort; limit?: number } = {},
) => queryOf(listCompanies, { query: { ...query, ...alone } });

interface DirectoryFilter {
  query?: string;
  industry?: string;
  sort?: DirectorySort;
  letter?: string;
}

/** The filter of a directory that is not shown whole; the usual order is left out. */
export const narrowed = ({
  sort,
  letter,
  ...filter
}: Required<Omit<DirectoryFilter, "letter">> & {
  letter: string | undefined;
}): DirectoryFilter => ({
  ...filter,
  ...(sort !== "name" && { sort }),
  ...(letter !== undefined && { letter }),
});

/** The companies that match, page after page. */
export const directoryQuery = (filter: DirectoryFilter, firstPage?: number) =>
  endlessQueryOf<typeof listCompanies, ListedCompany>(
    listCompanies,
    ({ page, last }) => ({
      query: { ...filter, page, after: last?.id, limit: companiesPerPage, ...alone },
    }),
    firstPage,
  );

/** The industries of the whole directory. */
export const industriesQuery = queryOf(listIndustries, {});

export const companyQuery = (id: string) => queryOf(getCompany, { params: { id } });

/** The company's open jobs after those of its own answer, page after page. */
export const furtherJobsQuery = (companyId: string, lastShown: string | undefined) =>
  endlessQueryOf<typeof listJobs, FoundJob>(listJobs, ({ page, last }) => ({
    query: {
      companyId,
      sort: "newest",
      limit: openJobsPerCompany,
      // The first page is the company's own answer.
      page: page + 1,
      after: last?.id ?? lastShown,
    },
  }));

/** Those of a company's open jobs that have the words, the place and the type. */
export const foundPositionsQuery = (
  companyId: string,
  filter: { query: string; location: string; type: string },
) =>
  endlessQueryOf<typeof listJobs, FoundJob>(listJobs, ({ page, last }) => ({
    query: { companyId, ...filter, page, after: last?.id },
  }));
