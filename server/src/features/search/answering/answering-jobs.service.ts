import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { listFew } from "#features/search/best/best-jobs.service.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { sortByAnswers, walkByAnswers } from "./answering-jobs.queries.ts";

interface Page {
  filter: Filter;
  page: number;
  limit: number;
  after: string | undefined;
  /** The number of all open jobs, where nothing is filtered. */
  openJobs: number | null;
}

/** One page of the jobs that a filter finds, those of companies that answer best first. */
export const findPageByAnswers = async (db: Db, { filter, page, limit, after, openJobs }: Page) => {
  const few = await listFew(db, filter, openJobs);
  // One more says whether the list goes on.
  const slice = { after, offset: (page - 1) * limit, limit: limit + 1 };
  const ids = await (few
    ? sortByAnswers(db, { among: few, ...slice })
    : walkByAnswers(db, { filter, ...slice }));
  const found = openJobs ?? few?.length ?? Infinity;
  return {
    ids: ids.slice(0, limit),
    total: openJobs ?? Math.min(found, countCap),
    capped: openJobs === null && found > countCap,
    hasNext: ids.length > limit,
  };
};
