import { checkJob, type JobRemark } from "@rolecall/contract/jobs/job-check.ts";
import type { JobFormValues } from "#features/jobs/posting/job-rules.ts";
import { typedPay } from "#features/jobs/posting/typed-pay.ts";

/** The boxes of the form that are looked at. */
export const checkedBoxes = [
  "title",
  "description",
  "requirements",
  "location",
  "type",
  "remoteCountries",
  "salaryMin",
  "salaryMax",
] as const;

type CheckedValues = Partial<Pick<JobFormValues, (typeof checkedBoxes)[number]>> &
  Pick<JobFormValues, "salaryMin" | "salaryMax">;

/** What the job in the boxes could do better, by the rules of the contract. */
export const remarksOf = ({ salaryMin, salaryMax, type, ...texts }: CheckedValues): JobRemark[] =>
  checkJob({ ...texts, type: type || null, ...typedPay({ salaryMin, salaryMax }) });
