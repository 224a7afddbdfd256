import { countCap, type JobSearch } from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import type { Filter } from "#db/job-matches.ts";
import { allOf, anyOf, not } from "#db/tsquery.ts";
import type { SignedInUser } from "#http/session.ts";
import { choicesBesides, chosenFrom, namedIds } from "./chosen.ts";
import { withMatches } from "./job-match.service.ts";
import {
  countOpenJobs,
  listFoundJobs,
  listNewestJobs,
  measureFilters,
  type Leg,
} from "./job-search.queries.ts";
import { withApplications } from "./jobs.service.ts";
import { anywhere, type Clause, relevanceTiers } from "./lexemes.ts";
import { correct, readWanted, type Wanted } from "./search-clauses.service.ts";
import { little, readPlace } from "./search-filter.service.ts";

/** Up to so many matches are quicker to fetch and sort than to meet along the order. */
const few = 2_000;

/** Open jobs by words, place and filters; see docs/decisions/007-search.md. */
export const searchJobs = async (
  db: Db,
  { search, user }: { search: JobSearch; user: SignedInUser | null },
) => {
  const found = isFiltered(search) ? await findJobs(db, search) : await listAllJobs(db, search);
  const { page, limit } = search;
  const items = await withApplications(db, { user, jobs: found.items });
  return { ...found, items, page, limit };
};

const listAllJobs = async (db: Db, { sort, page, limit }: JobSearch) => {
  const leg: Leg = { filter: { lexemes: "" }, path: "walk", offset: (page - 1) * limit, limit };
  const [items, total] = await Promise.all([
    sort !== "salary" && page === 1
      ? listNewestJobs(db, limit)
      : listFoundJobs(db, { legs: [leg], sort: sort === "salary" ? "salary" : "newest" }),
    countOpenJobs(db),
  ]);
  return { items, total };
};

const findJobs = async (db: Db, search: JobSearch) => {
  const { query } = search;
  const [wanted, filter] = await Promise.all([readWanted(db, search), readFilter(db, search)]);
  if (wanted.unreadable) return { items: [], total: 0 };
  const { clauses, without } = wanted;
  const page = { search, filter: { ...filter, without } };
  if (clauses.length === 0) return findPage(db, { ...page, tiers: [""] });

  const exact = await findPage(db, { ...page, tiers: relevanceTiers(wanted) });
  const corrected =
    exact.total < little && !search.exact ? await correct(db, { wanted, query }) : null;
  if (!corrected) return { ...exact, items: await withMatches(db, { jobs: exact.items, clauses }) };
  const tiers = correctedTiers(clauses, corrected.wanted);
  const { items, ...found } = await findPage(db, { ...page, tiers });
  return {
    ...found,
    items: await withMatches(db, { jobs: items, clauses: corrected.wanted.clauses }),
    correctedQuery: corrected.query,
  };
};

/** What matches the words as typed comes first. */
const correctedTiers = (typed: Clause[], corrected: Wanted) => {
  const asTyped = allOf(typed.map(anywhere));
  return [asTyped, ...relevanceTiers(corrected).map((tier) => anyOf([asTyped, tier]))];
};

const readFilter = async (db: Db, search: JobSearch): Promise<Filter> => ({
  ...(await readPlace(db, search)),
  ...choicesBesides(chosenFrom(search)),
  ids: namedIds(search),
});

/** One page of what is in the last tier; the tiers are its order where no other was asked for. */
const findPage = async (
  db: Db,
  { search, filter, tiers }: { search: JobSearch; filter: Filter; tiers: string[] },
) => {
  const { sort = "relevance", page, limit } = search;
  const filters = (sort === "relevance" ? tiers : tiers.slice(-1)).map((tier) => ({
    ...filter,
    lexemes: allOf([tier, filter.lexemes]),
  }));
  const end = page * limit;
  const sizes = await measureFilters(db, { filters, upTo: Math.max(few, end) + 1, enough: end });
  const legs = legsOf(filters, sizes, { start: end - limit, end });
  const items =
    legs.length === 0
      ? []
      : await listFoundJobs(db, { legs, sort: sort === "salary" ? "salary" : "newest" });
  const total = sizes.at(-1) ?? 0;
  return {
    items,
    total: Math.min(total, countCap),
    capped: total > countCap,
    hasNext: total > end,
  };
};

/** Where one page lies in filters that each hold the matches of those before. */
const legsOf = (
  filters: Filter[],
  sizes: number[],
  { start, end }: { start: number; end: number },
) =>
  filters.flatMap((filter, index): Leg[] => {
    const previous = filters[index - 1];
    const before = sizes[index - 1] ?? 0;
    const size = sizes[index] ?? 0;
    const first = Math.max(start, before);
    const limit = Math.min(end, size) - first;
    if (limit <= 0) return [];
    const lexemes = previous ? allOf([filter.lexemes, not(previous.lexemes)]) : filter.lexemes;
    const path = size > few ? "walk" : "index";
    return [{ filter: { ...filter, lexemes }, path, offset: first - before, limit }];
  });

const isFiltered = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  exact: _exact,
  ...filters
}: JobSearch) => Object.values(filters).some((value = "") => String(value).trim() !== "");
