import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import {
  countJobs,
  getJob,
  listJobs,
  mostSavedJobs,
  salaryRanges,
} from "@rolecall/contract/jobs/jobs.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { endlessQueryOf, queryOf } from "#lib/query.ts";
import type { JobFilters } from "./search/job-filters.ts";
import { readyForCards } from "./search/on-card/lazy-relation.ts";

const jobsPerPage = 20;

/**
 * How long a search stays cached, in milliseconds: long enough to read a job, write a letter and
 * come back to the same place.
 */
const searchKept = 60 * 60 * 1000;

/** The day, in UTC, that was so many days ago; a day stays as it is. */
const dayOf = (postedSince: string): string =>
  postedSince.length > 2
    ? postedSince
    : new Date(Date.now() - Number(postedSince) * 86_400_000).toISOString().slice(0, 10);

/** Filters as the server takes them; near copies of a job are shown as one with it. */
export const asAsked = ({ salaryRange, postedSince, ...filters }: JobFilters) => ({
  ...filters,
  ...(postedSince && { postedSince: dayOf(postedSince) }),
  ...(salaryRange && salaryRanges[salaryRange]),
  copies: "false",
});

/** The jobs that the address asks for, page after page. */
export const jobSearchQuery = (filters: JobFilters, firstPage?: number) => ({
  ...endlessQueryOf<typeof listJobs, FoundJob>(
    listJobs,
    ({ page, last }) => ({
      query: { ...asAsked(filters), page, limit: jobsPerPage, after: last?.id },
    }),
    firstPage,
    readyForCards,
  ),
  gcTime: searchKept,
});

/** The counts beside the filters; until they are loaded, those of the previous filters. */
export const jobFacetsQuery = ({ sort: _sort, ...filters }: JobFilters, here?: string) => ({
  ...queryOf(countJobs, { query: { ...asAsked(filters), here } }),
  placeholderData: keepPreviousData<JobFacets>,
});

export const latestJobsQuery = (limit: number) => queryOf(listJobs, { query: { limit } });

/** The number of jobs for these words and this place. */
export const foundJobsQuery = (sought: { query: string; location: string }) =>
  queryOf(listJobs, { query: { ...sought, limit: 1 } });

/** The open ones among these ids: jobs that this browser saved, or that are copies of another. */
export const savedJobsQuery = (ids: readonly string[]) =>
  queryOf(listJobs, { query: { ids: ids.join(","), limit: mostSavedJobs } });

export const jobQuery = (id: string) => queryOf(getJob, { params: { id } });
