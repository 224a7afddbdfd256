import type { JobFacets, JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { type ByMatch, listRecommendedAmong } from "#features/search/best/best-jobs.service.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { readPlace, readScope } from "#features/search/filter/search-filter.service.ts";
import { countJobsByChoice } from "./job-facets.service.ts";

/**
 * The counts of a search among the jobs that fit somebody and that they have not applied to. Where more than five
 * thousand jobs are at the place that is searched, all of these count.
 * @throws `bad-input` where the search is around what is no city
 */
export const countRecommendedByChoice = async (
  db: Db,
  { search, by }: { search: JobFilter; by: ByMatch },
): Promise<JobFacets> => {
  const countAmong = async (filter: Filter) => {
    const fitting = await listRecommendedAmong(db, { filter, by });
    return countJobsByChoice(db, fitting ? { ...search, ids: fitting } : search);
  };
  const [place, scope] = await Promise.all([readPlace(db, search), readScope(db, search)]);
  const counted = await countAmong({ lexemes: "", ...place, ...scope });
  // Without one of the filters, jobs of other places and companies may be found.
  return counted.total.jobs > 0 ? counted : countAmong({ lexemes: "", ids: search.ids });
};
