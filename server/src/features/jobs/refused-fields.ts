import { deadlinePassedText } from "@rolecall/contract/jobs/job-draft.ts";
import { type Salary, salaryIsOrdered, salaryOrderText } from "@rolecall/contract/values/salary.ts";
import { AppError } from "#http/errors.ts";

export const refusePassed = (deadline: Date | null | undefined): void => {
  if (deadline && deadline <= new Date())
    throw new AppError("bad-input", deadlinePassedText, { path: "deadline" });
};

/** A change of one bound may contradict the other, which stays. */
export const refuseUnordered = (job: Salary): void => {
  if (!salaryIsOrdered(job))
    throw new AppError("bad-input", salaryOrderText, { path: "salaryMax" });
};
