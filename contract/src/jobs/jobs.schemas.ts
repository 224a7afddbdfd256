import * as z from "zod";
import { applicationStatuses } from "#applications/application-status.ts";
import { perhapsMarkedApplication } from "#applications/application.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { withLetter } from "#hiring/chosen-letter.schemas.ts";
import { skillNeeds } from "#match/match.ts";
import {
  afterQuery,
  choiceQuery,
  flagQuery,
  pageQuery,
  queryNumber,
  wholeNumberQuery,
  yesOrNoQuery,
} from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams, idsQuery } from "#values/id.ts";
import { requestedInstant } from "#values/instant.ts";
import { salaryIsOrdered, salaryOrderText } from "#values/salary.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { jobChanges, newJob } from "./job-draft.ts";
import {
  foundJob,
  lackedByDrafts,
  listedJob,
  managedFields,
  poster,
  scopeQuery,
} from "./job.schemas.ts";
import { categories, experienceLevels, jobTypes } from "./job.ts";
import * as endpoints from "./jobs.ts";
import {
  leastAnswers,
  suggestedJobsCap,
  suggestionKinds,
  jobMissingText,
  milesAround,
  mostPlacesNearby,
  mostSavedJobs,
  jobSorts,
  searchFilters,
  salaryRangeNames,
} from "./jobs.ts";

export const jobDetail = listedJob.extend({
  ...lackedByDrafts,
  ...managedFields,
  anonymousReview: z.boolean().optional().meta({ description: "For who manages it alone" }),
  applications: z.array(perhapsMarkedApplication),
  /** Those that its employer chose; until then, those that its text names. */
  skills: z.array(z.object({ name: z.string(), need: z.enum(skillNeeds) })),
});
export type JobDetail = z.input<typeof jobDetail>;

/** A job in the lists of who manages it. */
const managedJob = listedJob.extend({
  ...lackedByDrafts,
  ...poster,
  ...managedFields,
  anonymousReview: z.boolean().optional(),
});
export type ManagedJob = z.input<typeof managedJob>;

/** The filters of the open jobs, as they stand in an address. */
export const jobFilter = {
  /** Words, "phrases in quotes", and -words that must not be there. */
  query: text(textLimits.search).optional(),
  /** The words as typed alone: no corrected spelling, no synonyms, no longer words. */
  exact: flagQuery("exact"),
  location: text(textLimits.search).optional(),
  /** In miles: keeps jobs at most so far from the city in `location`, by great circle. */
  within: queryNumber("Distance", milesAround.fewest, milesAround.most).optional(),
  type: choiceQuery(jobTypes, refusal("unknown-job-type", "Unknown job type")),
  category: choiceQuery(categories, refusal("unknown-category", "Unknown category")),
  experienceLevel: choiceQuery(
    experienceLevels,
    refusal("unknown-experience-level", "Unknown experience level"),
  ),
  salaryMin: wholeNumberQuery("Minimum salary").optional(),
  salaryMax: wholeNumberQuery("Maximum salary").optional(),
  ids: idsQuery(mostSavedJobs).optional(),
  companyId: z.guid({ error: refusal("unknown-company", "Unknown company") }).optional(),
  /** `false` leaves out near copies of jobs that the same filters find. */
  copies: yesOrNoQuery("copies"),
  /** Keeps jobs of companies that answered so many percent of their applications, or more. */
  answers: queryNumber("Answers", leastAnswers.fewest, leastAnswers.most).optional(),
  /** From this moment on; a day alone is its first moment in UTC. */
  postedSince: requestedInstant(
    "first",
    refusal("enter-valid-date", "Enter a valid date"),
  ).optional(),
};

export const salaryOrder = { path: ["salaryMax"], message: salaryOrderText };

export const jobSearch = z
  .object({
    ...jobFilter,
    sort: z.enum(jobSorts, { error: refusal("unknown-sort", "Unknown sort") }).optional(),
    ...afterQuery("job"),
    ...pageQuery({ default: 20, max: 100 }),
  })
  .refine(salaryIsOrdered, salaryOrder);
export type JobSearch = z.output<typeof jobSearch>;
export type JobFilter = Omit<JobSearch, "sort" | "after" | "page" | "limit">;

/** So many jobs, counted up to the cap; `capped`: or more. */
const jobCount = { jobs: z.int(), capped: z.boolean() };
const countsOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.array(z.object({ value: z.enum(choices), ...jobCount }));

/** What was probably meant by a search whose words also say a place, a kind of job, a level, or pay. */
const meantSearch = z.object({
  /** In words: 'nurse in Tucson, AZ'. */
  text: z.string(),
  query: z.string(),
  location: z.string().nullable(),
  type: z.enum(jobTypes).nullable(),
  experienceLevel: z.enum(experienceLevels).nullable(),
  salaryRange: z.enum(salaryRangeNames).nullable(),
  ...jobCount,
});
export type MeantSearch = z.input<typeof meantSearch>;

/** The number of jobs that each choice of a filter would give, whatever is chosen in that filter now. */
export const jobFacets = z.object({
  /** Of all choices together. */
  total: z.object(jobCount),
  type: countsOf(jobTypes),
  category: countsOf(categories),
  experienceLevel: countsOf(experienceLevels),
  salaryRange: countsOf(salaryRangeNames),
  /** If nothing is found: what was probably meant, with the other filters as they are. */
  meant: meantSearch.nullable(),
  /** If nothing is found: the filters without which alone jobs are found, and how many. */
  without: z.array(z.object({ filter: z.enum(searchFilters), ...jobCount })),
  /** If nothing is found around a city: places nearby with jobs that fit the other filters, nearest first. */
  near: z
    .array(z.object({ location: z.string(), distance: z.int(), jobs: z.int() }))
    .max(mostPlacesNearby),
});
export type JobFacets = z.input<typeof jobFacets>;

const suggestion = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string().meta({ description: "What to search for, as one of the open jobs has it" }),
  jobs: z.int().meta({
    description: `Open jobs that a search for it finds, counted up to ${suggestedJobsCap}`,
  }),
});
export type Suggestion = z.output<typeof suggestion>;

export const jobEndpoints = describeEndpoints(endpoints, {
  listJobs: {
    summary: "Search the open jobs",
    publicList: true,
    // To be sorted by match.
    refusals: ["not-signed-in"],
    query: jobSearch,
    reply: z.array(foundJob),
  },
  countJobs: {
    summary: "How many open jobs each choice of a search's filters would give",
    publicList: true,
    query: z
      .object({ ...jobFilter, here: text(textLimits.search).optional() })
      .refine(salaryIsOrdered, salaryOrder),
    reply: jobFacets,
  },
  suggestSearches: {
    summary:
      "What an unfinished search may become: of each kind those with the most open jobs first",
    publicList: true,
    query: z.object({
      field: z.enum(["query", "location"], { error: refusal("unknown-field", "Unknown field") }),
      typed: text(textLimits.search).optional().default(""),
    }),
    reply: z.array(suggestion),
  },
  listManagedJobs: {
    summary: "All jobs the caller manages, newest first",
    query: z.object({
      ...scopeQuery,
      /** Parts of the title, in any order. */
      query: text(textLimits.search).optional(),
      ...afterQuery("job"),
      ...pageQuery({ default: 20, max: 100 }),
    }),
    reply: z.array(managedJob),
  },
  getJob: {
    summary: "One job, also when it no longer takes applications",
    refusals: ["gone"],
    params: idParams(jobMissingText),
    reply: jobDetail,
  },
  createJob: {
    summary: "Post a job, or begin a draft of one",
    counts: "new-job",
    status: 201,
    body: newJob,
    reply: jobDetail,
  },
  editJob: {
    summary: "Change or close a job (who manages it)",
    counts: "edit",
    params: idParams(jobMissingText),
    body: jobChanges,
    reply: jobDetail,
  },
  closeJob: {
    summary: "Close a job, and tell who waits for a decision (who manages it)",
    counts: "edit",
    refusals: ["too-many"],
    params: idParams(jobMissingText),
    body: z
      .object({
        status: z
          .enum(applicationStatuses, {
            error: refusal("choose-status", "Choose one of the application statuses"),
          })
          .nullish()
          .meta({
            description:
              "Of all that are neither decided nor withdrawn; without it each keeps its own",
          }),
        ...withLetter,
      })
      .optional(),
    reply: z.object({ job: jobDetail, updatedCount: z.int(), letterCount: z.int() }),
  },
  deleteJob: {
    summary: "Delete a job that nobody applied to (who manages it)",
    params: idParams(jobMissingText),
    status: 204,
  },
});
