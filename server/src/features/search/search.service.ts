import { countCap, type JobSearch } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { correct, little } from "./corrections/correction.service.ts";
import { choicesExcept, filterChoices } from "./filter/chosen.ts";
import type { Filter } from "./filter/filter.ts";
import { readPlace, readScope } from "./filter/search-filter.service.ts";
import type { Order } from "./rows/job-orders.sql.ts";
import { findJobIds } from "./rows/job-page.queries.ts";
import { countOpenJobs, listJobIds } from "./rows/open-jobs.queries.ts";
import { anywhere, type Clause, relevanceTiers } from "./words/lexemes.ts";
import { parseQuery, type Wanted } from "./words/search-clauses.service.ts";
import { allOf, anyOf } from "./words/tsquery.ts";

/** The ids of the open jobs on a page, in their order, and the number of all matches. */
export interface FoundJobs {
  ids: string[];
  total: number;
  /** True if `total` is the highest number that is counted, and there are more. */
  capped?: boolean;
  hasNext?: boolean;
  /** The corrected query, where the typed one found too little. */
  correctedQuery?: string;
  /** The parsed parts of the query: `withMatches` marks them in the jobs' texts. */
  sought: Clause[];
}

/** The exact number of open jobs. */
export const countAllJobs = (db: Db): Promise<number> => countOpenJobs(db);

/** A page of all open jobs. */
export const listAllJobs = async (db: Db, search: JobSearch): Promise<FoundJobs> => {
  const { page, limit, after } = search;
  const total = await countOpenJobs(db);
  const offset = (page - 1) * limit;
  const ids = await listJobIds(db, { order: orderOf(search), total, after, offset, limit });
  return { ids, total, sought: [] };
};

/** A page of the open jobs that words, place and filters find; see docs/decisions/007-search.md. */
export const findJobs = async (db: Db, search: JobSearch): Promise<FoundJobs> => {
  const { query } = search;
  const [wanted, filter] = await Promise.all([parseQuery(db, search), readFilter(db, search)]);
  if (wanted.unreadable) return { ids: [], total: 0, sought: [] };
  const { clauses, without } = wanted;
  const page = { search, filter: { ...filter, without } };
  if (clauses.length === 0) {
    return { ...(await findPage(db, { ...page, tiers: [""] })), sought: [] };
  }

  const exact = await findPage(db, { ...page, tiers: relevanceTiers(wanted) });
  const { total: found } = exact;
  const corrected =
    found < little && !search.exact
      ? await correct(db, { wanted, query, filter: page.filter, found })
      : null;
  if (!corrected) return { ...exact, sought: clauses };
  const tiers = correctedTiers(clauses, corrected.wanted);
  const { query: correctedQuery, wanted: meant } = corrected;
  const sought = meant.clauses;
  return { ...(await findPage(db, { ...page, tiers })), sought, correctedQuery };
};

const orderOf = ({ sort }: JobSearch): Order => (sort === "salary" ? "salary" : "newest");

/** Jobs that match the words as typed come first. */
const correctedTiers = (typed: Clause[], corrected: Wanted) => {
  const asTyped = allOf(typed.map(anywhere));
  return [asTyped, ...relevanceTiers(corrected).map((tier) => anyOf([asTyped, tier]))];
};

const readFilter = async (db: Db, search: JobSearch): Promise<Filter> => ({
  lexemes: "",
  ...(await readPlace(db, search)),
  ...choicesExcept(filterChoices(search)),
  ...(await readScope(db, search)),
});

/**
 * One page of the jobs in the last tier, which holds all others. The tiers order it unless the
 * search names another order.
 */
const findPage = async (
  db: Db,
  { search, filter, tiers }: { search: JobSearch; filter: Filter; tiers: string[] },
) => {
  const { sort = "relevance", page, limit, after } = search;
  const { ids, total } = await findJobIds(db, {
    filter,
    tiers: sort === "relevance" ? tiers : tiers.slice(-1),
    order: orderOf(search),
    after,
    offset: (page - 1) * limit,
    // One more says whether the list goes on.
    limit: limit + 1,
  });
  return {
    ids: ids.slice(0, limit),
    total: Math.min(total, countCap),
    capped: total > countCap,
    hasNext: ids.length > limit,
  };
};
