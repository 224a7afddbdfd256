import { countCap, type JobSearch } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import type { Filter } from "#db/job-matches.ts";
import type { Order } from "#db/job-orders.ts";
import { allOf, anyOf } from "#db/tsquery.ts";
import type { SignedInUser } from "#http/session.ts";
import { choicesBesides, chosenFrom } from "./chosen.ts";
import { correct, little } from "./correction.service.ts";
import { withMatches } from "./job-match.service.ts";
import { findJobIds } from "./job-page.queries.ts";
import { countOpenJobs, listJobIds, listNewestJobs, loadJobs } from "./job-search.queries.ts";
import { withApplications } from "./jobs.service.ts";
import { anywhere, type Clause, relevanceTiers } from "./lexemes.ts";
import { readWanted, type Wanted } from "./search-clauses.service.ts";
import { readPlace, readScope } from "./search-filter.service.ts";

/** Open jobs by words, place and filters; see docs/decisions/007-search.md. */
export const searchJobs = async (
  db: Db,
  { search, user }: { search: JobSearch; user: SignedInUser | null },
) => {
  const found = isFiltered(search) ? await findJobs(db, search) : await listAllJobs(db, search);
  const { page, limit } = search;
  const items = await withApplications(db, { user, jobs: found.items });
  return { ...found, items, page, limit, last: items.at(-1)?.id };
};

const orderOf = ({ sort }: JobSearch): Order => (sort === "salary" ? "salary" : "newest");

const listAllJobs = async (db: Db, search: JobSearch) => {
  const { page, limit, after } = search;
  const order = orderOf(search);
  if (page === 1 && order === "newest" && after === undefined) {
    const [items, total] = await Promise.all([listNewestJobs(db, limit), countOpenJobs(db)]);
    return { items, total };
  }
  const total = await countOpenJobs(db);
  const offset = (page - 1) * limit;
  const ids = await listJobIds(db, { order, total, after, offset, limit });
  return { items: await loadJobs(db, ids), total };
};

const findJobs = async (db: Db, search: JobSearch) => {
  const { query } = search;
  const [wanted, filter] = await Promise.all([readWanted(db, search), readFilter(db, search)]);
  if (wanted.unreadable) return { items: [], total: 0 };
  const { clauses, without } = wanted;
  const page = { search, filter: { ...filter, without } };
  if (clauses.length === 0) return loadPage(db, await findPage(db, { ...page, tiers: [""] }), []);

  const exact = await findPage(db, { ...page, tiers: relevanceTiers(wanted) });
  const { total: found } = exact;
  const corrected =
    found < little && !search.exact
      ? await correct(db, { wanted, query, filter: page.filter, found })
      : null;
  if (!corrected) return loadPage(db, exact, clauses);
  const tiers = correctedTiers(clauses, corrected.wanted);
  const { query: correctedQuery, wanted: meant } = corrected;
  return {
    ...(await loadPage(db, await findPage(db, { ...page, tiers }), meant.clauses)),
    correctedQuery,
  };
};

/** What matches the words as typed comes first. */
const correctedTiers = (typed: Clause[], corrected: Wanted) => {
  const asTyped = allOf(typed.map(anywhere));
  return [asTyped, ...relevanceTiers(corrected).map((tier) => anyOf([asTyped, tier]))];
};

const readFilter = async (db: Db, search: JobSearch): Promise<Filter> => ({
  lexemes: "",
  ...(await readPlace(db, search)),
  ...choicesBesides(chosenFrom(search)),
  ...(await readScope(db, search)),
});

type FoundPage = Awaited<ReturnType<typeof findPage>>;

/** One page of what is in the last tier; the tiers are its order where no other was asked for. */
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

/** The jobs of a page, each with why it was found where there are words. */
const loadPage = async (db: Db, { ids, ...page }: FoundPage, clauses: Clause[]) => {
  const jobs = await loadJobs(db, ids);
  return { ...page, items: clauses.length === 0 ? jobs : await withMatches(db, { jobs, clauses }) };
};

const isFiltered = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  exact: _exact,
  after: _after,
  ...filters
}: JobSearch) =>
  // A list of ids that names none is a filter as well: nothing is found by it.
  Object.values(filters).some((value = "") => Array.isArray(value) || String(value).trim() !== "");
