import type { ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import { payLevelOf } from "#places.ts";
import type { Profession } from "#professions.ts";
import type { Random } from "#random.ts";

const payOfLevel: Record<ExperienceLevel, number> = {
  entry: 0.7,
  mid: 1,
  senior: 1.32,
  executive: 2,
};

export interface Salary {
  salaryMin: number | null;
  salaryMax: number | null;
}

/** Whole US dollars a year: a range mostly, one bound or nothing for one job in five. */
export const makeSalary = (
  random: Random,
  job: { profession: Profession; level: ExperienceLevel; type: JobType; city: string },
): Salary => {
  const full = job.profession.pay * 1000 * payOfLevel[job.level] * payLevelOf(job.city);
  const low = full * random.between(0.9, 1.03) * (job.type === "part-time" ? 0.56 : 1);
  const salaryMin = rounded(low);
  const salaryMax = rounded(low * random.between(1.12, 1.3));
  const disclosed = random.weighted({ range: 80, nothing: 10, lower: 6, upper: 4 });
  return {
    salaryMin: disclosed === "range" || disclosed === "lower" ? salaryMin : null,
    salaryMax: disclosed === "range" || disclosed === "upper" ? salaryMax : null,
  };
};

const rounded = (amount: number): number => {
  const step = amount < 60_000 ? 500 : 1000;
  return Math.round(amount / step) * step;
};
