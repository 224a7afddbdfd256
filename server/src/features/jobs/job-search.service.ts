import type { JobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Db } from "#db/db.ts";
import { withMatchScores } from "#features/match/match.service.ts";
import { withMatches } from "#features/search/matches/job-match.service.ts";
import { countAllJobs, findJobs, listAllJobs } from "#features/search/search.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { withApplications } from "./jobs.service.ts";
import { listNewestJobs, loadJobs } from "./listed-jobs.queries.ts";

/** Open jobs by words, place and filters, as the search finds them and lists show them. */
export const searchJobs = async (
  db: Db,
  { search, user }: { search: JobSearch; user: SignedInUser | null },
) => {
  const found = await (isNewestPage(search) ? listNewest(db, search) : findAndLoad(db, search));
  const { page, limit } = search;
  const scored = await withMatchScores(db, { user, jobs: found.items });
  const items = await withApplications(db, { user, jobs: scored });
  return { ...found, items, page, limit, last: items.at(-1)?.id };
};

const listNewest = async (db: Db, { limit }: JobSearch) => {
  const [items, total] = await Promise.all([listNewestJobs(db, limit), countAllJobs(db)]);
  return { items, total };
};

/** The jobs of a page, each with why it was found where there are words. */
const findAndLoad = async (db: Db, search: JobSearch) => {
  const found = await (isFiltered(search) ? findJobs : listAllJobs)(db, search);
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
  search.after === undefined;

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
