import type { JobFilter, JobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { profileToSortText } from "@rolecall/contract/match/found-jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { withMatchScores } from "#features/match/match.service.ts";
import { profileToMatch } from "#features/match/sides.service.ts";
import { jobsLike } from "#features/match/similar-jobs.service.ts";
import type { ByMatch } from "#features/search/best/best-jobs.service.ts";
import { countJobsByChoice } from "#features/search/facets/job-facets.service.ts";
import { countRecommendedByChoice } from "#features/search/facets/recommended-facets.service.ts";
import { withMatches } from "#features/search/matches/job-match.service.ts";
import {
  countAllJobs,
  findJobs,
  type FoundJobs,
  listAllByMatch,
  listAllJobs,
} from "#features/search/search.service.ts";
import { AppError, notSignedIn } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { openCopiesOf } from "./copies/near-copies.service.ts";
import { readableJob, withApplications } from "./jobs.service.ts";
import { listNewestJobs, loadJobs } from "./listed-jobs.queries.ts";

/**
 * Open jobs by words, place and filters, as the search finds them and lists show them.
 * @throws `not-signed-in` and, without a profile, `bad-input` where they shall be sorted by match
 */
export const searchJobs = async (
  db: Db,
  { search, user }: { search: JobSearch; user: SignedInUser | null },
) => {
  if (search.sort === "match") {
    if (!user) throw notSignedIn();
    const own = await profileToMatch(db, user.id);
    if (!own) throw new AppError("bad-input", profileToSortText, { path: "sort" });
    const by = { userId: user.id, person: own.person, isRecommended: false };
    return asListed(db, { search, user, found: await findAndLoad(db, search, by) });
  }
  const found = await (isNewestPage(search) ? listNewest(db, search) : findAndLoad(db, search));
  return asListed(db, { search, user, found });
};

/** Open jobs that fit the user's profile and that they have not applied to, the best match first. */
export const recommendJobs = async (
  db: Db,
  { search, user }: { search: JobSearch; user: SignedInUser },
) => {
  const own = await profileToMatch(db, user.id);
  const by = own && { userId: user.id, person: own.person, isRecommended: true };
  const found = by ? await findAndLoad(db, search, by) : { items: [], total: 0 };
  return asListed(db, { search, user, found });
};

/** The counts of the filters among the jobs that `recommendJobs` finds. */
export const countRecommendedJobs = async (
  db: Db,
  { search, user }: { search: JobFilter; user: SignedInUser },
) => {
  const own = await profileToMatch(db, user.id);
  if (!own) return countJobsByChoice(db, { ...search, ids: [] });
  const by = { userId: user.id, person: own.person, isRecommended: true };
  return countRecommendedByChoice(db, { search, by });
};

type Found = Awaited<ReturnType<typeof findAndLoad>>;

const asListed = async (
  db: Db,
  { search, user, found }: { search: JobSearch; user: SignedInUser | null; found: Found },
) => {
  const { page, limit } = search;
  const [scored, copiesOf] = await Promise.all([
    withMatchScores(db, { user, jobs: found.items }),
    search.copies === false ? openCopiesOf(db, found.items) : null,
  ]);
  const jobs = copiesOf
    ? scored.map((job) => ({ ...job, copies: copiesOf.get(job.id) ?? [] }))
    : scored;
  const items = await withApplications(db, { user, jobs });
  return { last: items.at(-1)?.id, ...found, items, page, limit };
};

const listNewest = async (db: Db, { limit, copies }: JobSearch): Promise<Found> => {
  const [items, total] = await Promise.all([
    listNewestJobs(db, { limit, withoutCopies: copies === false }),
    countAllJobs(db, { copies }),
  ]);
  return { items, total };
};

type LoadedJob = Awaited<ReturnType<typeof loadJobs>>[number] & {
  distance?: number;
  match?: Awaited<ReturnType<typeof withMatches>>[number]["match"];
};

/** The jobs of a page, each with why it was found where there are words. */
const findAndLoad = async (
  db: Db,
  search: JobSearch,
  by?: ByMatch,
): Promise<Omit<FoundJobs, "ids" | "clauses" | "distances"> & { items: LoadedJob[] }> => {
  const all = (): Promise<FoundJobs> =>
    by ? listAllByMatch(db, search, by) : listAllJobs(db, search);
  const found = await (isFiltered(search) ? findJobs(db, search, by) : all());
  const { ids, clauses, distances, ...page } = found;
  const loaded = await loadJobs(db, ids);
  const jobs = distances
    ? loaded.map((job) => ({ ...job, distance: distances.get(job.id) ?? 0 }))
    : loaded;
  return { ...page, items: clauses.length === 0 ? jobs : await withMatches(db, { jobs, clauses }) };
};

/** The page that most visits begin with, which one statement reads. */
const isNewestPage = (search: JobSearch) =>
  !isFiltered(search) &&
  search.page === 1 &&
  search.sort !== "salary" &&
  search.sort !== "answers" &&
  search.after === undefined;

const isFiltered = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  exact: _exact,
  after: _after,
  copies: _copies,
  ...filters
}: JobSearch) =>
  // A list of ids that names none is a filter as well: nothing is found by it.
  Object.values(filters).some((value = "") => Array.isArray(value) || String(value).trim() !== "");

/** Open jobs that are like one that the caller may read, the nearest first. */
export const similarJobs = async (
  db: Db,
  { id, limit, user }: { id: string; limit: number; user: SignedInUser | null },
) => {
  const job = await readableJob(db, { id, user });
  const jobs = await loadJobs(db, await jobsLike(db, { job, limit }));
  return withApplications(db, { user, jobs: await withMatchScores(db, { user, jobs }) });
};
