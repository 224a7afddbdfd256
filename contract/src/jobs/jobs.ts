import * as z from "zod";
import { loadedApplication } from "#applications/application.ts";
import { endpoint } from "#endpoint.ts";
import { afterQuery, choiceQuery, flagQuery, pageQuery, wholeNumberQuery } from "#page.ts";
import { idParams, idsQuery } from "#values/id.ts";
import { requestedInstant } from "#values/instant.ts";
import { salaryIsOrdered, salaryOrderText } from "#values/salary.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { jobChanges, jobDraft } from "./job-draft.ts";
import {
  categories,
  experienceLevels,
  foundJob,
  jobTypes,
  listedJob,
  managedFields,
  poster,
  scopeQuery,
} from "./job.ts";

export const jobMissingText = "Job not found";
export const notYourJobToEditText = "You can only edit jobs that you manage.";
export const jobStaysText = "A job with applications stays with its company";
export const membersOnlyText = "Only members of this company may post its jobs";
export const jobHasApplicationsText = "A job with applications cannot be deleted";
export const postingRefusal = "You need recruiter or company access to post jobs.";
/** Counting a filtered list stops here; the screen then says '1,000+'. */
export const countCap = 1_000;
/** The most applications that a single job carries with it. */
export const applicationsPerJob = 100;

/** The most jobs that one browser saves, and that a search can be held to. */
export const mostSavedJobs = 100;

/** Choices of the salary filter, in whole US dollars a year. */
export const salaryRanges = {
  "40-60": { salaryMin: 40_000, salaryMax: 60_000 },
  "60-80": { salaryMin: 60_000, salaryMax: 80_000 },
  "80-120": { salaryMin: 80_000, salaryMax: 120_000 },
  "120+": { salaryMin: 120_000, salaryMax: undefined },
} as const;

export const jobSorts = ["relevance", "newest", "salary"] as const;
export type JobSort = (typeof jobSorts)[number];

export const jobDetail = listedJob.extend({
  ...managedFields,
  applications: z.array(loadedApplication),
});
export type JobDetail = z.input<typeof jobDetail>;

/** A job in the lists of who manages it. */
const managedJob = listedJob.extend({ ...poster, ...managedFields });

/** What narrows the open jobs. */
const jobFilter = {
  /** Words, "phrases in quotes", and -words that must not be there. */
  query: text(textLimits.search).optional(),
  /** The words as typed alone: no corrected spelling, no synonyms, no longer words. */
  exact: flagQuery("Unknown value of exact"),
  location: text(textLimits.search).optional(),
  type: choiceQuery(jobTypes, "Unknown job type"),
  category: choiceQuery(categories, "Unknown category"),
  experienceLevel: choiceQuery(experienceLevels, "Unknown experience level"),
  salaryMin: wholeNumberQuery("Minimum salary").optional(),
  salaryMax: wholeNumberQuery("Maximum salary").optional(),
  ids: idsQuery(mostSavedJobs).optional(),
  companyId: z.guid({ error: "Unknown company" }).optional(),
  /** From this moment on; a day alone is its first moment in UTC. */
  postedSince: requestedInstant("first", "Enter a valid date").optional(),
};

const salaryOrder = { path: ["salaryMax"], message: salaryOrderText };

export const jobSearch = z
  .object({
    ...jobFilter,
    sort: z.enum(jobSorts, { error: "Unknown sort" }).optional(),
    ...afterQuery("job"),
    ...pageQuery({ default: 20, max: 100 }),
  })
  .refine(salaryIsOrdered, salaryOrder);
export type JobSearch = z.output<typeof jobSearch>;
export type JobFilter = Omit<JobSearch, "sort" | "after" | "page" | "limit">;

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary: "Search the open jobs",
  access: "everyone",
  paged: true,
  publicList: true,
  query: jobSearch,
  reply: z.array(foundJob),
});

/** So many jobs, counted up to the cap; `capped`: or more. */
const jobCount = { jobs: z.int(), capped: z.boolean() };
const countsOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.array(z.object({ value: z.enum(choices), ...jobCount }));

/** What one can take away from a search. */
const searchFilters = [
  "query",
  "location",
  "type",
  "category",
  "experienceLevel",
  "salary",
] as const;
export type SearchFilter = (typeof searchFilters)[number];

export type SalaryRange = keyof typeof salaryRanges;
export const salaryRangeNames = Object.keys(salaryRanges) as SalaryRange[];

/** How many jobs each choice of a filter would give, whatever is chosen in that filter now. */
const jobFacets = z.object({
  /** Of all choices together. */
  total: z.object(jobCount),
  type: countsOf(jobTypes),
  category: countsOf(categories),
  experienceLevel: countsOf(experienceLevels),
  salaryRange: countsOf(salaryRangeNames),
  /** Where nothing is found: the jobs there are without one of the filters that are set. */
  without: z.array(z.object({ filter: z.enum(searchFilters), ...jobCount })),
});
export type JobFacets = z.input<typeof jobFacets>;

export const countJobs = endpoint({
  method: "GET",
  path: "/api/jobs/facets",
  summary: "How many open jobs each choice of a search's filters would give",
  access: "everyone",
  publicList: true,
  query: z.object(jobFilter).refine(salaryIsOrdered, salaryOrder),
  reply: jobFacets,
});

export const listManagedJobs = endpoint({
  method: "GET",
  path: "/api/jobs/mine",
  summary: "All jobs the caller manages, newest first",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  paged: true,
  query: z.object({
    ...scopeQuery,
    ...afterQuery("job"),
    ...pageQuery({ default: 20, max: 100 }),
  }),
  reply: z.array(managedJob),
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "One job, also when it no longer takes applications",
  access: "everyone",
  refusals: ["gone"],
  params: idParams(jobMissingText),
  reply: jobDetail,
});

export const createJob = endpoint({
  method: "POST",
  path: "/api/jobs",
  summary: "Post a job",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  status: 201,
  body: jobDraft,
  reply: jobDetail,
});

export const editJob = endpoint({
  method: "PATCH",
  path: "/api/jobs/{id}",
  summary: "Change or close a job (who manages it)",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  params: idParams(jobMissingText),
  body: jobChanges,
  reply: jobDetail,
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/api/jobs/{id}",
  summary: "Delete a job that nobody applied to (who manages it)",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  params: idParams(jobMissingText),
  status: 204,
});

/** Open means: takes applications now. */
export const isOpen = (job: { isActive: boolean; deadline: string | null }, now = new Date()) =>
  job.isActive && (job.deadline === null || new Date(job.deadline) > now);

/** Expired means: closed by its deadline alone. */
export const isExpired = (job: Parameters<typeof isOpen>[0], now = new Date()): boolean =>
  job.isActive && !isOpen(job, now);
