import type { JobFacets, JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { SearchFilter } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { choicesExcept, filterChoices, type List } from "#features/search/filter/chosen.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import {
  correctedWords,
  readPlace,
  readScope,
} from "#features/search/filter/search-filter.service.ts";
import { findMeant } from "#features/search/meant/meant-search.service.ts";
import { anywhere } from "#features/search/words/lexemes.ts";
import { parseQuery } from "#features/search/words/parse-query.service.ts";
import { allOf } from "#features/search/words/tsquery.ts";
import { type Count, countChoices } from "./choice-counts.service.ts";
import { choicesOf, listNames, lists } from "./choice-lists.ts";
import { placesNearby } from "./places-nearby.service.ts";

const none: Count = { jobs: 0, capped: false };

/**
 * Counts the jobs of each choice of the filters and, for a search that finds nothing, of the search
 * without one of its filters.
 */
export const countJobsByChoice = async (
  db: Db,
  { here, ...search }: JobFilter & { here?: string | undefined },
): Promise<JobFacets> => {
  const [parsed, place, scope] = await Promise.all([
    parseQuery(db, search),
    readPlace(db, search),
    readScope(db, search),
  ]);
  const chosen = filterChoices(search);
  const besides = (left?: List) => choicesExcept(chosen, left);
  const isChosen = (list: List) => Object.values(chosen[list]).some((value) => value !== undefined);
  const chosenLists = listNames.filter(isChosen);
  const openLists = listNames.filter((list) => !isChosen(list));

  // A query without readable words finds nothing.
  const readable = parsed.unreadable ? { ids: [] } : {};
  const others = { ...place, ...scope, ...readable, without: parsed.without };

  // A list is counted without its own choice; those where nothing is chosen among the same jobs.
  const countWith = async (lexemes: string) => {
    const filter: Filter = { ...others, lexemes };
    const [all, ...apart] = await countChoices(db, [
      {
        filter: { ...filter, ...besides() },
        choices: choicesOf(openLists),
      },
      ...chosenLists.map((list) => ({
        filter: { ...filter, ...besides(list) },
        choices: choicesOf([list]),
      })),
    ]);
    const within = (list: List) => apart[chosenLists.indexOf(list)] ?? all;
    return { lexemes, within, total: all?.total ?? none };
  };
  const asTyped = await countWith(allOf(parsed.clauses.map(anywhere)));
  const corrected = await correctedWords(db, {
    search,
    parsed,
    filter: { ...others, lexemes: "", ...besides() },
    found: asTyped.total.jobs,
  });
  const { lexemes, within, total } = corrected ? await countWith(corrected) : asTyped;
  const tally = <Value>(list: List, values: readonly { value: Value; name: string }[]) =>
    values.map(({ value, name }) => ({ value, ...(within(list)?.countOf(name) ?? none) }));
  const counted = {
    total,
    type: tally("type", lists.type),
    category: tally("category", lists.category),
    experienceLevel: tally("experienceLevel", lists.experienceLevel),
    salaryRange: tally("salary", lists.salary),
  };
  if (total.jobs > 0) return { ...counted, meant: null, without: [], near: [] };

  const anywhereElse = { lexemes, without: parsed.without, ...scope, ...readable, ...besides() };
  const [less, near, meant] = await Promise.all([
    countWithout(db, {
      ...(search.query?.trim() && { query: { ...place, ...scope, lexemes: "", ...besides() } }),
      ...(search.location?.trim() && { location: anywhereElse }),
      ...(search.within !== undefined && {
        within: { ...anywhereElse, ...(await readPlace(db, { location: search.location })) },
      }),
      ...(search.companyId !== undefined && {
        companyId: { ...anywhereElse, ...place, companyId: undefined, ids: search.ids },
      }),
      ...(search.answers !== undefined && {
        answers: { ...anywhereElse, ...place, answers: undefined, companies: undefined },
      }),
      ...(search.postedSince !== undefined && {
        postedSince: { ...anywhereElse, ...place, postedSince: undefined },
      }),
    }),
    placesNearby(db, { location: search.location, filter: anywhereElse }),
    findMeant(db, { ...search, here }),
  ]);
  const withoutList = chosenLists.map((list) => ({
    filter: list,
    ...(within(list)?.total ?? none),
  }));
  return {
    ...counted,
    meant,
    without: [...less, ...withoutList].filter(({ jobs }) => jobs > 0),
    near,
  };
};

const countWithout = async (db: Db, dropping: Partial<Record<SearchFilter, Filter>>) => {
  const entries = Object.entries(dropping) as [SearchFilter, Filter][];
  const counts = await countChoices(
    db,
    entries.map(([, filter]) => ({ filter, choices: {} })),
  );
  return entries.map(([filter], index) => ({ filter, ...(counts[index]?.total ?? none) }));
};
