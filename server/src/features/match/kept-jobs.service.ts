import type { Db } from "#db/db.ts";
import { keptJob, weighedOfKept } from "#match/kept/kept-job.ts";
import { type PersonRead, scoreOnly } from "#match/score/match.ts";
import { termsOfJob } from "#match/terms/job-terms.ts";
import * as queries from "./kept-jobs.queries.ts";
import { findJobToMatch, type JobToMatch } from "./match.queries.ts";
import { factsOf, readJobToMatch } from "./read-sides.ts";

/** Keeps what a match reads of a job, in the transaction that wrote its texts. */
export const keepMatchOf = async (db: Db, jobId: string): Promise<void> => {
  const job = await findJobToMatch(db, jobId);
  if (job) await queries.upsertKept(db, [asKept(job)]);
};

const asKept = (job: JobToMatch) => {
  const { weighed } = readJobToMatch(job);
  const terms = termsOfJob(weighed);
  return {
    jobId: job.id,
    revision: job.revision,
    read: keptJob(weighed),
    terms: terms.map(({ term }) => term),
    weights: terms.map(({ weight }) => Math.round(weight * hundredths)),
  };
};
const hundredths = 100;

/** So many are looked through at once. */
const jobsInSight = 1_000;
/** A new application to one of these jobs waits until the batch is read. */
const jobsAtOnce = 50;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Reads the jobs of which nothing is kept, or what another version read, a few at a time. */
export const keepMissingMatches = async (db: Db, stopping?: AbortSignal): Promise<void> => {
  for (let after = beforeAll; ;) {
    const jobs = await queries.listWhetherKept(db, { after, limit: jobsInSight });
    const last = jobs.at(-1);
    if (!last) return;
    const unkept = jobs.filter(({ isKept }) => !isKept).map(({ id }) => id);
    for (let from = 0; from < unkept.length; from += jobsAtOnce) {
      if (stopping?.aborted) return;
      await keepMatchesOf(db, unkept.slice(from, from + jobsAtOnce));
    }
    after = last.id;
  }
};

const keepMatchesOf = (db: Db, ids: string[]): Promise<void> =>
  db.transaction(async (db) =>
    queries.upsertKept(db, (await queries.lockToMatch(db, ids)).map(asKept)),
  );

/** Jobs with their scores for a person. */
export const scoresOfListed = async <Job extends JobToMatch>(
  db: Db,
  { jobs, person }: { jobs: Job[]; person: PersonRead },
) => {
  const kept = await queries.listKept(
    db,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => {
    const read = kept.get(job.id);
    const side = read ? { input: factsOf(job), weighed: weighedOfKept(read) } : readJobToMatch(job);
    return { ...job, matchScore: scoreOnly(side, person) };
  });
};

export interface ScoredId {
  id: string;
  createdAt: Date;
  score: number | null;
}

/** So many are scored between two turns of others. */
const scoredAtOnce = 500;
/** So many that the task has not come to yet are read at once; more of them have no score for the moment. */
const mostReadNow = 1_000;

/** The scores of these jobs for a person, in any order; jobs that are gone are left out. */
export const scoresOf = async (
  db: Db,
  { ids, person }: { ids: string[]; person: PersonRead },
): Promise<ScoredId[]> => {
  const scored: ScoredId[] = [];
  const unread: string[] = [];
  for (let from = 0; from < ids.length; from += scoredAtOnce)
    for (const job of await queries.listToScore(db, ids.slice(from, from + scoredAtOnce))) {
      const { id, createdAt, read } = job;
      const side = read && { input: factsOf(job), weighed: weighedOfKept(read) };
      if (!side) unread.push(id);
      scored.push({ id, createdAt, score: side && scoreOnly(side, person) });
    }
  if (unread.length === 0) return scored;
  const jobs = await queries.listJobsToMatch(db, unread.slice(0, mostReadNow));
  const now = new Map(jobs.map((job) => [job.id, scoreOnly(readJobToMatch(job), person)]));
  return scored.map((job) => ({ ...job, score: job.score ?? now.get(job.id) ?? null }));
};
