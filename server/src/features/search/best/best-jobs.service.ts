import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import { mostByMatch } from "@rolecall/contract/match/found-jobs.ts";
import { BoundedMap } from "#bounded-map.ts";
import type { Db } from "#db/db.ts";
import { type ScoredId, scoresOf } from "#features/match/kept-jobs.service.ts";
import type { Filter } from "#features/search/filter/filter.ts";
import { findJobIds } from "#features/search/sql/job-page.queries.ts";
import type { PersonRead } from "#match/score/match.ts";
import { termsOfPerson } from "#match/terms/person-terms.ts";
import * as queries from "./best-jobs.queries.ts";

/** Whose matches order a list. */
export interface ByMatch {
  userId: string;
  person: PersonRead;
  /** Jobs that fit and that they have not applied to, and no others. */
  isRecommended: boolean;
}

/** So many jobs are scored one by one; of more, those with the heaviest terms. */
const fewEnough = 5_000;
const pool = { perTerm: 1_500, most: 1_200 };

interface Ranking {
  /** The best, in their order; behind them come all others. */
  best: string[];
  total: number;
  capped: boolean;
}

/** By reader and search: whoever goes on reads the list that they began. */
const rankings = new BoundedMap<string, Ranking>({ most: 200, lifetimeMs: 10 * 60_000 });

interface Page {
  filter: Filter;
  by: ByMatch;
  page: number;
  limit: number;
  after: string | undefined;
  /** The number of all open jobs, where nothing is filtered. */
  openJobs: number | null;
}

/** One page of the jobs that a filter finds, the best match first, and behind the best ones the newest. */
export const findPageByMatch = async (
  db: Db,
  { filter, by, page, limit, after, openJobs }: Page,
) => {
  const key = JSON.stringify([by.userId, by.isRecommended, filter]);
  const known = page === 1 && after === undefined ? undefined : rankings.get(key);
  const ranking = known ?? (await rank(db, { filter, by, openJobs }));
  rankings.set(key, ranking);
  const { best, total, capped } = ranking;
  const marked = after === undefined ? -1 : best.indexOf(after);
  const isBehind = after !== undefined && marked < 0 && (page - 1) * limit >= best.length;
  const from = marked < 0 ? (page - 1) * limit : marked + 1;
  // One more says whether the list goes on.
  const ids = isBehind ? [] : best.slice(from, from + limit + 1);
  if (ids.length <= limit && !by.isRecommended) {
    const others = await findJobIds(db, {
      filter: { ...filter, except: best },
      tiers: [""],
      order: "newest",
      after: isBehind ? after : undefined,
      offset: Math.max(0, from - best.length),
      limit: limit + 1 - ids.length,
    });
    ids.push(...others.ids);
  }
  const open = known ? await queries.listOpenAmong(db, ids) : null;
  return {
    ids: ids.slice(0, limit).filter((id) => open?.has(id) ?? true),
    last: ids.slice(0, limit).at(-1),
    total,
    capped,
    hasNext: ids.length > limit,
  };
};

const rank = async (
  db: Db,
  { filter, by, openJobs }: Pick<Page, "filter" | "by" | "openJobs">,
): Promise<Ranking> => {
  const few = await listFew(db, filter, openJobs);
  const ids = few ?? (await listHeaviest(db, filter, { by, openJobs }));
  const scored = (await scoresOf(db, { ids, person: by.person })).toSorted(bestFirst);
  const wanted = by.isRecommended ? await recommended(db, { scored, by }) : scored;
  const found = by.isRecommended ? wanted.length : (openJobs ?? few?.length ?? countCap + 1);
  const isExact = openJobs !== null && !by.isRecommended;
  return {
    best: wanted.slice(0, mostByMatch).map(({ id }) => id),
    total: isExact ? found : Math.min(found, countCap),
    capped: !isExact && found > countCap,
  };
};

/**
 * All that fit somebody and that they have not applied to, of the jobs that a filter finds; null where it finds more
 * than five thousand.
 */
export const listRecommendedAmong = async (
  db: Db,
  { filter, by }: Pick<Page, "filter" | "by">,
): Promise<string[] | null> => {
  const few = await listFew(db, filter, null);
  if (!few) return null;
  const scored = await scoresOf(db, { ids: few, person: by.person });
  return (await recommended(db, { scored, by })).map(({ id }) => id);
};

/** All that the search finds, if these are few; else null. */
export const listFew = async (db: Db, filter: Filter, openJobs: number | null) => {
  if (openJobs === null ? await queries.findsMany(db, filter) : openJobs > fewEnough) return null;
  const found = await queries.listFoundIds(db, filter, fewEnough + 1);
  return found.length > fewEnough ? null : found;
};

/** Where the search leaves some out, more are looked at. */
const listHeaviest = (
  db: Db,
  filter: Filter,
  { by, openJobs }: Pick<Page, "by" | "openJobs">,
): Promise<string[]> =>
  queries.listPool(db, filter, {
    ...pool,
    terms: termsOfPerson(by.person.read),
    inSight: openJobs === null ? 10_000 : pool.most,
  });

const recommended = async (db: Db, { scored, by }: { scored: ScoredId[]; by: ByMatch }) => {
  const applied = new Set(await queries.listAppliedJobs(db, by.userId));
  return scored.filter(({ id, score }) => score !== null && score > 0 && !applied.has(id));
};

const bestFirst = (a: ScoredId, b: ScoredId) =>
  (b.score ?? -1) - (a.score ?? -1) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);
