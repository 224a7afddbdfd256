import type { JobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { findPageByAnswers } from "./answering/answering-jobs.service.ts";
import { type ByMatch, findPageByMatch } from "./best/best-jobs.service.ts";
import { correct, enoughMatches } from "./corrections/correction.service.ts";
import { choicesExcept, filterChoices } from "./filter/chosen.ts";
import type { Filter } from "./filter/filter.ts";
import { readPlace, readScope } from "./filter/search-filter.service.ts";
import { listDistances } from "./sql/distances.queries.ts";
import type { Order } from "./sql/job-orders.sql.ts";
import { findJobIds } from "./sql/job-page.queries.ts";
import { countOpenCopies, countOpenJobs, listJobIds } from "./sql/open-jobs.queries.ts";
import { anywhere, type Clause, relevanceTiers } from "./words/lexemes.ts";
import { parseQuery, type ParsedQuery } from "./words/parse-query.service.ts";
import { allOf, anyOf } from "./words/tsquery.ts";

/** The ids of the open jobs on a page, in their order, and the number of all matches. */
export interface FoundJobs {
  ids: string[];
  total: number;
  /** True if `total` is the highest number that is counted, and there are more. */
  capped?: boolean;
  hasNext?: boolean;
  /** The last job of the page, whether or not it is open still. */
  last?: string | undefined;
  /** The corrected query, where the typed one found fewer than `enoughMatches` jobs. */
  correctedQuery?: string;
  /** The parsed parts of the query: `withMatches` marks them in the jobs' texts. */
  clauses: Clause[];
  /** Miles to each of them, in a search around a city. */
  distances?: Map<string, number>;
}

type Unfiltered = Pick<JobSearch, "copies">;

/** The exact number of open jobs, without near copies of others where these are left out. */
export const countAllJobs = async (db: Db, { copies }: Unfiltered): Promise<number> => {
  const [all, left] = await Promise.all([
    countOpenJobs(db),
    copies === false ? countOpenCopies(db) : 0,
  ]);
  return all - left;
};

/** A page of all open jobs. */
export const listAllJobs = async (db: Db, search: JobSearch): Promise<FoundJobs> => {
  const { page, limit, after } = search;
  const total = await countAllJobs(db, search);
  if (search.sort === "answers") {
    const filter = { lexemes: "", ...(await readScope(db, search)) };
    const found = await findPageByAnswers(db, { filter, page, limit, after, openJobs: total });
    return { ...found, clauses: [] };
  }
  const offset = (page - 1) * limit;
  const withoutCopies = search.copies === false;
  const order = orderOf(search);
  const ids = await listJobIds(db, { order, total, after, offset, limit, withoutCopies });
  return { ids, total, clauses: [] };
};

/** The same, the best match first. */
export const listAllByMatch = async (
  db: Db,
  search: JobSearch,
  by: ByMatch,
): Promise<FoundJobs> => {
  const { page, limit, after } = search;
  const openJobs = await countAllJobs(db, search);
  const filter = { lexemes: "", ...(await readScope(db, search)) };
  return {
    ...(await findPageByMatch(db, { filter, by, page, limit, after, openJobs })),
    clauses: [],
  };
};

/**
 * A page of the open jobs that words, place and filters find; see docs/decisions/007-search.md.
 * @param by whose matches order the page; else it is ordered as the search says
 * @throws `bad-input` where the search is around what is no city
 */
export const findJobs = async (db: Db, search: JobSearch, by?: ByMatch): Promise<FoundJobs> => {
  const [parsed, filter] = await Promise.all([parseQuery(db, search), readFilter(db, search)]);
  const found = await findParsed(db, { search, parsed, filter, by });
  const { around } = filter;
  if (!around) return found;
  return { ...found, distances: await listDistances(db, { ids: found.ids, around }) };
};

interface Asked {
  search: JobSearch;
  filter: Filter;
  by: ByMatch | undefined;
}

const findParsed = async (
  db: Db,
  { search, parsed, filter, by }: Asked & { parsed: ParsedQuery },
): Promise<FoundJobs> => {
  const { query } = search;
  if (parsed.unreadable) return { ids: [], total: 0, clauses: [] };
  const { clauses, without } = parsed;
  const page = { search, by, filter: { ...filter, without } };
  if (clauses.length === 0) {
    return { ...(await findPage(db, { ...page, tiers: [""] })), clauses: [] };
  }

  const exact = await findPage(db, { ...page, tiers: relevanceTiers(parsed) });
  const { total: found } = exact;
  const corrected =
    found < enoughMatches && !search.exact
      ? await correct(db, { parsed, query, filter: page.filter, found })
      : null;
  if (!corrected) return { ...exact, clauses };
  const tiers = correctedTiers(clauses, corrected.parsed);
  const corrections = { clauses: corrected.parsed.clauses, correctedQuery: corrected.query };
  return { ...(await findPage(db, { ...page, tiers })), ...corrections };
};

const orderOf = ({ sort }: JobSearch): Order => (sort === "salary" ? "salary" : "newest");

/** Jobs that match the words as typed come first. */
const correctedTiers = (typed: Clause[], corrected: ParsedQuery) => {
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
const findPage = async (db: Db, { search, filter, by, tiers }: Asked & { tiers: string[] }) => {
  const { sort = "relevance", page, limit, after } = search;
  if (by || sort === "answers") {
    const all = { ...filter, lexemes: allOf([tiers.at(-1) ?? "", filter.lexemes]) };
    const asked = { filter: all, page, limit, after, openJobs: null };
    return by ? findPageByMatch(db, { ...asked, by }) : findPageByAnswers(db, asked);
  }
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
