import * as z from "zod";
import { loadedApplication } from "./application.ts";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { requestedInstant } from "./instant.ts";
import { categories, experienceLevels, jobTypes, listedJob } from "./job.ts";
import { choiceQuery, pageQuery, wholeNumberQuery } from "./page.ts";
import { optionalText, requiredText, text, textLimits } from "./text.ts";

export const jobMissingText = "Job not found";
export const notYourJobToEditText = "You can only edit jobs that you manage.";
const postingRefusal = "You need recruiter or company access to post jobs.";
export const salaryOrderText = "Maximum salary must be greater than or equal to minimum salary";
export const deadlinePassedText = "Deadline must be in the future";
/** Counting a filtered list stops here; the screen then says '1,000+'. */
export const countCap = 1_000;
/** The most applications that a single job carries with it. */
export const applicationsPerJob = 100;

/** Choices of the salary filter, in whole US dollars a year. */
export const salaryRanges = {
  "40-60": { salaryMin: 40_000, salaryMax: 60_000 },
  "60-80": { salaryMin: 60_000, salaryMax: 80_000 },
  "80-120": { salaryMin: 80_000, salaryMax: 120_000 },
  "120+": { salaryMin: 120_000, salaryMax: undefined },
} as const;

export const jobSorts = ["relevance", "newest", "salary"] as const;
export type JobSort = (typeof jobSorts)[number];

const salary = (label: "Minimum" | "Maximum") =>
  z
    .number({ error: `${label} salary must be a number` })
    .min(0, `${label} salary must be at least 0`)
    .max(2_147_483_647, `${label} salary is too large`)
    .refine(Number.isInteger, `${label} salary must be in whole dollars`)
    .nullish();

/** Every field of a job that people write, with the rules of the posting form. */
const jobFieldsDraft = z.object({
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
  deadline: requestedInstant("Enter a valid deadline", deadlinePassedText).nullish(),
});

const rangeIsOrdered = (job: { salaryMin?: number | null; salaryMax?: number | null }) =>
  job.salaryMin == null || job.salaryMax == null || job.salaryMax >= job.salaryMin;

export const jobDraft = jobFieldsDraft.refine(rangeIsOrdered, {
  path: ["salaryMax"],
  message: salaryOrderText,
});
export type JobDraft = z.input<typeof jobDraft>;

export const jobChanges = jobFieldsDraft
  .partial()
  .extend({ isActive: z.boolean({ error: "Active must be true or false" }).optional() })
  .refine(rangeIsOrdered, { path: ["salaryMax"], message: salaryOrderText });

const jobDetail = listedJob.extend({ applications: z.array(loadedApplication) });
export type JobDetail = z.input<typeof jobDetail>;

export const jobSearch = z.object({
  query: text(textLimits.search).optional(),
  location: text(textLimits.search).optional(),
  type: choiceQuery(jobTypes, "Unknown job type"),
  category: choiceQuery(categories, "Unknown category"),
  experienceLevel: choiceQuery(experienceLevels, "Unknown experience level"),
  salaryMin: wholeNumberQuery("Minimum salary").optional(),
  salaryMax: wholeNumberQuery("Maximum salary").optional(),
  sort: z.enum(jobSorts, { error: "Unknown sort" }).optional(),
  ...pageQuery({ default: 20, max: 100 }),
});
export type JobSearch = z.output<typeof jobSearch>;

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary: "Search the open jobs",
  access: "everyone",
  paged: true,
  fromReplica: true,
  query: jobSearch,
  reply: z.array(listedJob),
});

export const listManagedJobs = endpoint({
  method: "GET",
  path: "/api/jobs/mine",
  summary: "All jobs the caller manages, newest first",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  paged: true,
  query: z.object(pageQuery({ default: 20, max: 100 })),
  reply: z.array(listedJob),
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "One job, also when it no longer takes applications",
  access: "everyone",
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

/** Open means: takes applications now. */
export const isOpen = (job: { isActive: boolean; deadline: string | null }, now = new Date()) =>
  job.isActive && (job.deadline === null || new Date(job.deadline) > now);
