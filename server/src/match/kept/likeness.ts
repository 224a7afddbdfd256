import { nearness } from "#match/reading/find-occupations.ts";
import { cosineOf } from "#match/reading/words.ts";
import { cosineFactor } from "#match/score/cosine-factor.ts";
import type { WeighedJob } from "#match/score/weighed-job.ts";

/** How like a job another one is, in points of the first: by occupation, skills and words, as a match is made. */
export const likenessOf = (job: WeighedJob, other: WeighedJob): number => {
  let title = 0;
  for (const wanted of job.occupations)
    for (const had of other.occupations)
      title = Math.max(
        title,
        wanted.likeness * had.likeness * nearness(wanted.occupation, had.occupation),
      );
  const asked = new Set(other.skills.map((each) => each.asked.skill));
  const shared = job.skills.reduce(
    (sum, each) =>
      each.asked.skill !== null && asked.has(each.asked.skill) ? sum + each.most : sum,
    0,
  );
  const words = Math.min(1, cosineOf(other.words, job.words) * cosineFactor);
  return job.most.title * title + shared + job.most.words * words;
};
