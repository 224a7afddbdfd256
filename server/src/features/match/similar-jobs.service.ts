import type { Db } from "#db/db.ts";
import { weighedOfKept } from "#match/kept/kept-job.ts";
import { likenessOf } from "#match/kept/likeness.ts";
import { termsOfJob } from "#match/terms/job-terms.ts";
import { listKept } from "./kept-jobs.queries.ts";
import type { JobToMatch } from "./match.queries.ts";
import { readJobToMatch } from "./read-sides.ts";
import { listSimilar } from "./similar-jobs.queries.ts";

/** Of each term of the job so many, and of all of them together so many are compared. */
const looked = { perTerm: 500, most: 200 };
/** Points of likeness; what is less like it has only a common word with it. */
const leastLike = 5;

/** The ids of open jobs that are like this one, the nearest first. */
export const jobsLike = async (
  db: Db,
  { job, limit }: { job: JobToMatch; limit: number },
): Promise<string[]> => {
  const { weighed } = readJobToMatch(job);
  const terms = termsOfJob(weighed);
  const ids = await listSimilar(db, {
    ...looked,
    jobId: job.id,
    terms: terms.map(({ term }) => term),
    weights: terms.map(({ weight }) => weight),
  });
  const kept = await listKept(db, ids);
  return [...kept]
    .map(([id, other]) => ({ id, likeness: likenessOf(weighed, weighedOfKept(other)) }))
    .filter(({ likeness }) => likeness >= leastLike)
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
    .map(({ id }) => id);
};
