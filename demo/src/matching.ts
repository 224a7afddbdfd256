import { experienceLevels } from "@rolecall/contract/jobs/job.ts";
import type { DemoJob } from "./jobs/jobs.ts";
import type { Candidate } from "./people/candidates.ts";
import { areRelated } from "./professions.ts";
import type { Random } from "./random.ts";
import { demoSignIns } from "./sign-ins.ts";

export interface Pair {
  job: DemoJob;
  candidate: Candidate;
}

export const isDemoRecruiters = ({ employer }: DemoJob) =>
  employer.recruiter.username === demoSignIns.recruiter.username;

/** All that could be, in an order in which likely ones tend to come first (Efraimidis and Spirakis). */
export const pairsOf = (
  random: Random,
  { jobs, candidates }: { jobs: readonly DemoJob[]; candidates: readonly Candidate[] },
): Pair[] =>
  jobs
    .flatMap((job) => {
      const interest = random.between(0.15, 1) ** 2 * (isDemoRecruiters(job) ? 60 : 1);
      return candidates.map((candidate) => {
        const weight = interest * fitOf({ job, candidate });
        return { job, candidate, order: weight > 0 ? random.next() ** (1 / weight) : -1 };
      });
    })
    .filter(({ order }) => order >= 0)
    .toSorted((a, b) => b.order - a.order);

/** 0 for those who would never apply. */
const fitOf = ({ job, candidate }: Pair): number => {
  const step = experienceLevels.indexOf(job.level) - experienceLevels.indexOf(candidate.level);
  if (
    Math.abs(step) > 1 ||
    candidate.career.positions.some(({ company }) => company === job.employer.company.name)
  )
    return 0;
  if (job.profession === candidate.profession) return step === 0 ? 8 : 3;
  return areRelated(candidate.profession, job.profession) ? 0.6 : 0;
};
