import {
  jobFieldsDraft,
  type SalaryBound,
  salaryOrder,
  unfinishedFields,
} from "@rolecall/contract/jobs/job-draft.ts";
import { salaryIsOrdered } from "@rolecall/contract/values/salary.ts";
import * as z from "zod";
import { questionsRules } from "#features/questions/editor/question-rules.ts";
import { readSalary } from "./typed-salary.ts";

const { salaryMin, salaryMax } = jobFieldsDraft.shape;

/** A typed salary: parsed, then checked by the job's own rule. */
const salaryBox = (label: SalaryBound, rule: typeof salaryMin) =>
  z
    .string()
    .transform((typed, context): z.input<typeof rule> => {
      const salary = readSalary(typed);
      if (salary !== undefined) return salary;
      context.addIssue(`${label} salary must be an amount in dollars, like 50,000 or 50k`);
      return z.NEVER;
    })
    .pipe(rule);

const typed = {
  salaryMin: salaryBox("Minimum", salaryMin),
  salaryMax: salaryBox("Maximum", salaryMax),
  questions: questionsRules,
};

/** The posting form has its salaries as text; the rules of the other fields are the job's own. */
export const jobForm = jobFieldsDraft.extend(typed).refine(salaryIsOrdered, salaryOrder);

export type JobFormValues = z.input<typeof jobForm>;

const draftValues = unfinishedFields
  .omit({ draft: true })
  .extend(typed)
  .refine(salaryIsOrdered, salaryOrder);

/** The same form, kept as a draft: what is missing may be, and what is there keeps its rules. */
export const draftForm = z
  .transform((values: JobFormValues): z.input<typeof draftValues> => values)
  .pipe(draftValues);
