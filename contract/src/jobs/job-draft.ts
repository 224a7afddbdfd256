import * as z from "zod";
import { answerDaysField } from "#applications/answer-days-field.ts";
import { countryCodes } from "#values/countries.ts";
import { requestedInstant } from "#values/instant.ts";
import { editedRevision } from "#values/revision.ts";
import { salaryIsOrdered, salaryOrderText } from "#values/salary.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, requiredText } from "#values/text.ts";
import {
  categories,
  experienceLevels,
  jobTypes,
  mostRemoteCountries,
  unknownCountryText,
} from "./job.ts";

export const deadlinePassedText = "Deadline must be in the future";

export type SalaryBound = "Minimum" | "Maximum";

const salary = (label: SalaryBound) =>
  z
    .number({ error: `${label} salary must be a number` })
    .min(0, `${label} salary must be at least 0`)
    .max(2_147_483_647, `${label} salary is too large`)
    .refine(Number.isInteger, `${label} salary must be in whole dollars`)
    .meta({ type: "integer" })
    .nullish();

/** Every field of a job that people write, with the rules of the posting form. */
export const jobFieldsDraft = z.object({
  title: requiredText(textLimits.title, "Job title is required"),
  description: requiredText(textLimits.description, "Job description is required"),
  requirements: optionalText(textLimits.description),
  location: requiredText(textLimits.line, "Location is required"),
  type: z.enum(jobTypes, { error: "Job type is required" }),
  experienceLevel: z.enum(experienceLevels, { error: "Experience level is required" }),
  category: z.enum(categories, { error: "Category is required" }),
  companyId: z.guid({ error: "Company is required" }),
  salaryMin: salary("Minimum"),
  salaryMax: salary("Maximum"),
  deadline: requestedInstant("last", "Enter a valid deadline", deadlinePassedText).nullish(),
  /** The countries in which remote workers may be; none means that nobody said. */
  remoteCountries: z
    .array(z.enum(countryCodes, { error: unknownCountryText }), { error: unknownCountryText })
    .max(mostRemoteCountries, unknownCountryText)
    .nullish()
    .transform((countries) => (countries === null ? [] : countries)),
  /** None: as the company promises. */
  answerDays: answerDaysField.nullish(),
  /** A job that nobody says otherwise of is active. */
  isActive: z.boolean({ error: "Active must be true or false" }).optional(),
});

const salaryRange = jobFieldsDraft.pick({ salaryMin: true, salaryMax: true });

/** Said as soon as there are two salaries, whatever else is still missing. */
export const salaryOrder = {
  path: ["salaryMax"],
  message: salaryOrderText,
  when: ({ value }: { value: unknown }) => salaryRange.safeParse(value).success,
};

export const jobDraft = jobFieldsDraft.refine(salaryIsOrdered, salaryOrder);
export type JobDraft = z.input<typeof jobDraft>;

export const jobChanges = jobFieldsDraft
  .partial()
  .extend(editedRevision)
  .refine(salaryIsOrdered, salaryOrder);
