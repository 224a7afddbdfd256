import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import {
  countRecommendedJobs,
  listRecommendedJobs,
  listSimilarJobs,
} from "@rolecall/contract/match/found-jobs.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { asAsked } from "#features/jobs/jobs.api.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { endlessQueryOf, queryOf } from "#lib/query.ts";

/** The jobs that fit the user's profile, page after page. */
export const jobsForYouQuery = ({ sort: _sort, ...filters }: JobFilters) =>
  endlessQueryOf<typeof listRecommendedJobs, FoundJob>(listRecommendedJobs, ({ page, last }) => ({
    query: { ...asAsked(filters), page, after: last?.id },
  }));

/** The counts beside the filters among them; until they are loaded, those of the previous filters. */
export const jobsForYouFacetsQuery = ({ sort: _sort, ...filters }: JobFilters) => ({
  ...queryOf(countRecommendedJobs, { query: asAsked(filters) }),
  placeholderData: keepPreviousData<JobFacets>,
});

/** The best of them. */
export const bestForYouQuery = (limit: number) =>
  queryOf(listRecommendedJobs, { query: { limit } });

/** Open jobs that are like one. */
export const similarJobsQuery = (id: string) =>
  queryOf(listSimilarJobs, { params: { id }, query: {} });
