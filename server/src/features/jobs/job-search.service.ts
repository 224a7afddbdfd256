import { countCap, type JobSearch } from "@rolecall/contract/jobs.ts";
import type { Db } from "#db/db.ts";
import type { SignedInUser } from "#http/session.ts";
import {
  countOpenJobs,
  listFoundJobs,
  listNewestJobs,
  measureFilters,
  type Filter,
  type Leg,
} from "./job-search.queries.ts";
import { withApplications } from "./jobs.service.ts";
import { allOf, anyOf, anywhere, lexeme, not, relevanceTiers, type Term } from "./lexemes.ts";
import { findNearStems, findPlaces, findTerms } from "./search-terms.queries.ts";

/** Fewer matches than this, and the words may be mistyped. */
const little = 10;
/** Up to so many matches are quicker to fetch and sort than to meet along the order. */
const few = 2_000;

/** Words that say nothing about a job, unless they are all that was typed. 'It' is not one of them. */
const functionWords = new Set("a an and at by for from in of on or the to with".split(" "));

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
  const [terms, filter] = await Promise.all([termsOf(db, search), filterOf(db, search)]);
  if (!terms) return findPage(db, { search, filter, tiers: [""] });
  if (terms.length === 0) return { items: [], total: 0 };

  const exact = await findPage(db, { search, filter, tiers: relevanceTiers(terms) });
  if (exact.total >= little) return exact;
  const near = await findNearStems(db, terms);
  if (near.size === 0) return exact;
  const corrected = terms.map((term) => ({
    ...term,
    alternatives: [...term.alternatives, ...(near.get(term.word) ?? [])],
  }));
  const asTyped = allOf(terms.map(anywhere));
  const tiers = relevanceTiers(corrected).map((tier) => anyOf([asTyped, tier]));
  return findPage(db, { search, filter, tiers: [asTyped, ...tiers] });
};

/** The words to look for; null where none were asked for, empty where what was typed holds no word. */
const termsOf = async (db: Db, { query = "" }: JobSearch): Promise<Term[] | null> => {
  if (query.trim() === "") return null;
  const terms = await findTerms(db, query);
  const telling = terms.filter(({ word }) => !functionWords.has(word));
  return telling.length > 0 ? telling : terms;
};

const filterOf = async (db: Db, search: JobSearch): Promise<Filter> => {
  const { type, category, experienceLevel, location = "", salaryMin, salaryMax } = search;
  const ids = search.ids?.length === 0 ? undefined : search.ids;
  const apart = { salaryMin, salaryMax, ids };
  const facets = [
    type && `type:${type}`,
    category && `category:${category}`,
    experienceLevel && `level:${experienceLevel}`,
  ];
  const lexemes = facets.filter((facet) => facet !== undefined).map(lexeme);
  if (location.trim() === "") return { lexemes: allOf(lexemes), ...apart };

  const { typed, places } = await findPlaces(db, location.trim());
  if (!places) return { lexemes: allOf(lexemes), placePart: typed, ...apart };
  const there = [typed, ...places].map((place) => lexeme(`place:${place}`));
  const anyPlace = anyOf(typed === "remote" ? [...there, lexeme("type:remote")] : there);
  return { lexemes: allOf([...lexemes, anyPlace]), ...apart };
};

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

const isFiltered = ({ page: _page, limit: _limit, sort: _sort, ...filters }: JobSearch) =>
  Object.values(filters).some((value = "") => String(value).trim() !== "");
