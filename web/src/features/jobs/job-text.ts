import type { Category, ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import { type Salary, salaryText } from "@rolecall/contract/values/salary.ts";

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const typeLabel = (type: JobType): string => capitalized(type);
export const levelLabel = (level: ExperienceLevel): string => capitalized(level);
export const categoryLabel = (category: Category): string => capitalized(category);
export const levelBadge = (level: ExperienceLevel): string => `${levelLabel(level)} Level`;

export const cardSalary = (salary: Salary): string => salaryText(salary, "Salary not disclosed");

export const detailSalary = (salary: Salary): string => salaryText(salary, "Salary not specified");

/** 'N applicants', for one as well. */
export const applicantsText = (count: number): string =>
  `${count.toLocaleString("en-US")} applicants`;

export const savedJobsText = (count: number): string =>
  `${count} ${count === 1 ? "job" : "jobs"} saved`;

export const savedHereText = (count: number): string => `${savedJobsText(count)} in this browser`;

export const savedJobsClosedText = (count: number): string =>
  count === 1
    ? "1 saved job no longer takes applications."
    : `${count} saved jobs no longer take applications.`;

/** '1,000+ jobs', where counting stopped. */
export const jobCountText = (jobs: number, capped: boolean): string =>
  `${jobs.toLocaleString("en-US")}${capped ? "+" : ""} ${jobs === 1 && !capped ? "job" : "jobs"}`;

/** '{n} jobs found', for one as well, with a plus sign where counting stopped. */
export const jobsFoundText = (total: number, capped: boolean): string =>
  `${total.toLocaleString("en-US")}${capped ? "+" : ""} jobs found`;
