import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { jobMissingText } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { searchJobs } from "#features/jobs/job-search.service.ts";
import { getJob } from "#features/jobs/jobs.service.ts";
import { findJobs } from "#features/search/search.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { wasPosted } from "#read-models/job-publishing.sql.ts";
import { ownAlert } from "./alerts.service.ts";
import { type Others, refinementsOf } from "./refinements.ts";
import { ofLastMonth, toFilter, toShown } from "./stored-search.ts";

/** So many jobs of the last month tell what else a search finds. */
const othersRead = 100;

/** What to change in one's own alert so that a job is not found. @throws `missing` */
export const refinementsFor = async (
  db: Db,
  { user, id, jobId }: { user: SignedInUser; id: string; jobId: string },
) => {
  const { search } = await ownAlert(db, { id, userId: user.id });
  const job = await getJob(db, { id: jobId, user });
  if (!wasPosted(job)) throw new AppError("missing", jobMissingText);
  const lastMonth = { ...ofLastMonth(toFilter(search)), limit: othersRead };
  const { items, total } = await searchJobs(db, { search: lastMonth, user });
  const found: { id: string; distance?: number } | undefined = items.find(
    (one) => one.id === jobId,
  );
  const wishes = refinementsOf(search, {
    job: { ...job, company: job.company.name, distance: found?.distance },
    others: commonestOthers(items, job),
  });
  const refinements = [];
  // One after the other: requests share few connections.
  for (const wish of wishes) {
    const left = await countLeft(db, wish.search, jobId);
    if (left !== null)
      refinements.push({
        words: wish.words,
        search: toShown(wish.search),
        dropped: Math.max(0, total - left),
      });
  }
  return refinements;
};

/** How many jobs of the last month a search finds; null where it still finds this one. */
const countLeft = async (db: Db, search: KeptSearch, jobId: string): Promise<number | null> => {
  const filter = { ...toFilter(search), page: 1, limit: 1 };
  const { total: same } = await findJobs(db, { ...filter, ids: [jobId] });
  if (same > 0) return null;
  const { total } = await findJobs(db, { ...ofLastMonth(filter), limit: 1 });
  return total;
};

type Choices = Required<Others>;

/** Of each choice the value that most of these jobs have, and this one has not. */
const commonestOthers = (jobs: Choices[], job: Choices): Others =>
  Object.fromEntries(
    (["type", "category", "experienceLevel"] as const).flatMap((choice) => {
      const counts = Map.groupBy(jobs, (one) => one[choice]);
      const [first] = [...counts]
        .filter(([value]) => value !== job[choice])
        .toSorted(([, one], [, other]) => other.length - one.length);
      return first ? [[choice, first[0]]] : [];
    }),
  ) as Others;
