import * as z from "zod";
import { answerDaysField } from "#applications/answer-days-field.ts";
import { jobSkills } from "#match/job-skills.ts";
import { refusal, refusalAbout } from "#refusal.ts";
import { countryCodes } from "#values/countries.ts";
import { requestedInstant } from "#values/instant.ts";
import { editedRevision } from "#values/revision.ts";
import { salaryIsOrdered, salaryOrderText } from "#values/salary.ts";
import { textLimits } from "#values/text-limits.ts";
import { blankAsNone, optionalText, requiredText } from "#values/text.ts";
import {
  categories,
  experienceLevels,
  jobTypes,
  mostRemoteCountries,
  unknownCountryText,
} from "./job.ts";

export const deadlinePassedText = refusal("deadline-passed", "Deadline must be in the future");

export type SalaryBound = "Minimum" | "Maximum";

const salaryNotANumber = refusalAbout("salary-not-a-number", "{label} salary must be a number");
const salaryTooSmall = refusalAbout("salary-too-small", "{label} salary must be at least 0");
const salaryTooLarge = refusalAbout("salary-too-large", "{label} salary is too large");
const salaryNotWhole = refusalAbout(
  "salary-not-in-whole-dollars",
  "{label} salary must be in whole dollars",
);

const salary = (label: SalaryBound) =>
  z
    .number({ error: salaryNotANumber({ label }) })
    .min(0, salaryTooSmall({ label }))
    .max(2_147_483_647, salaryTooLarge({ label }))
    .refine(Number.isInteger, salaryNotWhole({ label }))
    .meta({ type: "integer" })
    .nullish();

/** Every field of a job that people write, with the rules of the posting form. */
export const jobFieldsDraft = z.object({
  title: requiredText(textLimits.title, refusal("job-title-required", "Job title is required")),
  description: requiredText(
    textLimits.description,
    refusal("job-description-required", "Job description is required"),
  ),
  requirements: optionalText(textLimits.description),
  location: requiredText(textLimits.line, refusal("location-required", "Location is required")),
  type: z.enum(jobTypes, { error: refusal("job-type-required", "Job type is required") }),
  experienceLevel: z.enum(experienceLevels, {
    error: refusal("experience-level-required", "Experience level is required"),
  }),
  category: z.enum(categories, { error: refusal("category-required", "Category is required") }),
  companyId: z.guid({ error: refusal("company-required", "Company is required") }),
  salaryMin: salary("Minimum"),
  salaryMax: salary("Maximum"),
  deadline: requestedInstant(
    "last",
    refusal("enter-valid-deadline", "Enter a valid deadline"),
    deadlinePassedText,
  ).nullish(),
  /** The countries in which remote workers may be; none means that nobody said. */
  remoteCountries: z
    .array(z.enum(countryCodes, { error: unknownCountryText }), { error: unknownCountryText })
    .max(mostRemoteCountries, unknownCountryText)
    .nullish()
    .transform((countries) => (countries === null ? [] : countries)),
  /** None: those that the text names. */
  skills: jobSkills.nullish(),
  /** None: as the company promises. */
  answerDays: answerDaysField.nullish(),
  /** Whether applications that are sent from now on stay anonymous until they are shortlisted. */
  anonymousReview: z
    .boolean({
      error: refusal(
        "anonymous-review-must-be-true-or-false",
        "Anonymous review must be true or false",
      ),
    })
    .optional(),
  /** A job that nobody says otherwise of is active. */
  isActive: z
    .boolean({ error: refusal("active-must-be-true-or-false", "Active must be true or false") })
    .optional(),
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

const draftOrNotText = refusal("draft-must-be-true-or-false", "Draft must be true or false");
const posted = { draft: z.literal(false).optional() };

/** A job that is not posted yet: it needs a title and a company alone, and keeps the rules of the rest. */
export const unfinishedFields = jobFieldsDraft.omit({ isActive: true }).extend({
  draft: z.literal(true),
  description: blankAsNone(optionalText(textLimits.description)),
  location: blankAsNone(optionalText(textLimits.line)),
  type: jobFieldsDraft.shape.type.nullish(),
  experienceLevel: jobFieldsDraft.shape.experienceLevel.nullish(),
  category: jobFieldsDraft.shape.category.nullish(),
});
export const unfinishedJob = unfinishedFields.refine(salaryIsOrdered, salaryOrder);

/** A job to post at once, or with `draft: true` one to post later. */
export const newJob = z.discriminatedUnion(
  "draft",
  [unfinishedJob, jobFieldsDraft.extend(posted).refine(salaryIsOrdered, salaryOrder)],
  { error: draftOrNotText },
);

/** With `draft: true` the job has to be a draft, which may lose what it was only to be posted with. */
export const jobChanges = z.discriminatedUnion(
  "draft",
  [
    unfinishedFields
      .partial()
      .extend({
        draft: z.literal(true),
        isActive: jobFieldsDraft.shape.isActive,
        ...editedRevision,
      })
      .refine(salaryIsOrdered, salaryOrder),
    jobFieldsDraft
      .partial()
      .extend({ ...posted, ...editedRevision })
      .refine(salaryIsOrdered, salaryOrder),
  ],
  { error: draftOrNotText },
);
