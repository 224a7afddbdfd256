import * as z from "zod";
import { answerFigures } from "#applications/answer-figures.schemas.ts";
import { applicationStatuses } from "#applications/application-status.ts";
import { jobCompany } from "#companies/company.schemas.ts";
import { refusal } from "#refusal.ts";
import { instant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import { revision } from "#values/revision.ts";
import { categories, experienceLevels, jobScopes, jobTypes } from "./job.ts";

/** The stored fields of a job, as every answer shows them. Salaries are whole US dollars a year. */
const jobFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string().nullable(),
  location: z.string(),
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  type: z.enum(jobTypes),
  experienceLevel: z.enum(experienceLevels),
  category: z.enum(categories),
  /** ISO 3166, two letters: where those may be who work remotely. */
  remoteCountries: z.array(z.string()),
  isActive: z.boolean(),
  deadline: instant.nullable(),
  /** Within so many days an answer is promised: the job's own promise, else the company's. */
  answerDays: z.int(),
  companyId: z.string(),
  /** Null where the account of who posted it is erased. */
  postedBy: z.string().nullable(),
  /** No member of the company posted it; true until the poster joins or the company takes it over. */
  postedByOutsider: z.boolean(),
  /** Whether it is not posted yet; only who manages it reads it then. */
  draft: z.boolean(),
  /** When the draft is to be posted by itself; null where nobody said so. */
  publishAt: instant.nullable(),
  /** When it was posted; null of a draft. */
  publishedAt: instant.nullable(),
  revision,
  /** When it was begun or, without having been a draft, posted. */
  createdAt: instant,
  updatedAt: instant,
};

/** What a draft may lack, in the answers that may have one. */
export const factsLackedByDrafts = {
  location: jobFields.location.nullable(),
  type: jobFields.type.nullable(),
  experienceLevel: jobFields.experienceLevel.nullable(),
  category: jobFields.category.nullable(),
};
export const lackedByDrafts = {
  ...factsLackedByDrafts,
  description: jobFields.description.nullable(),
};

/** The reason of a takedown, and the poster's answer. */
export const takedown = z.object({
  reason: z.string(),
  at: instant,
  answer: z.object({ text: z.string(), at: instant }).nullable(),
});

/** The part of a job that only those read who manage it. */
export const managedFields = {
  takedown: takedown.nullable(),
  /** Whether it waits for a look of the administrators. */
  held: z.boolean(),
  /** Whether it is among the open jobs while it is open. */
  listed: z.boolean(),
};

/** What the caller may do with a job as it is now; nothing when signed out. */
export const jobCan = z
  .object({
    /** Change, close and reopen it, and set up how it is hired for. */
    edit: z.boolean(),
    /** Delete it, as long as nobody applied. */
    delete: z.boolean(),
    /** Read the applications to it, as its managers and reviewers do. */
    readApplications: z.boolean(),
    /** Give them another status, and write to their candidates. */
    decide: z.boolean(),
    /** Choose its reviewers. */
    chooseReviewers: z.boolean(),
    /** Make it the team's alone, where it is not, and is an outsider's or unlisted for its poster's sake. */
    takeOver: z.boolean(),
  })
  .meta({ description: "What the caller may do with it as it is now; nothing when signed out" });
export type JobCan = z.input<typeof jobCan>;

/** A job in a list that needs no long texts. */
export const briefJob = z.object(jobFields).omit({ description: true, requirements: true });

/** A job in a list, with the applications that the caller may see, in brief. */
export const listedJob = z.object({
  ...jobFields,
  company: jobCompany,
  applicantCount: z.int(),
  /** Of the applications to this job. */
  answers: answerFigures,
  /** When it was posted, or the first job was of which it is a near copy. */
  firstPostedAt: instant,
  /** The open job of which it is a near copy: the same company, title, place and text. */
  copyOf: z.string().nullable(),
  /** When who manages it last said that it is open. */
  confirmedAt: instant,
  /** Since when it is left out of all lists, because nobody said that it is still open. */
  unlistedAt: instant.nullable(),
  applications: z.array(z.object({ id: z.string(), status: z.enum(applicationStatuses) })),
  can: jobCan,
  matchScore: z
    .int()
    .nullable()
    .optional()
    .meta({ description: "0 to 100, for callers with a profile alone" }),
});
export type ListedJob = z.input<typeof listedJob>;

/** The poster of a job, for those who manage it. */
export const poster = {
  poster: namedPerson.nullable(),
};

export const scopeQuery = {
  scope: z.enum(jobScopes, { error: refusal("unknown-scope", "Unknown scope") }).default("all"),
};

/** Pieces of a text, each from its first UTF-16 unit to the one after its last. */
const ranges = z.array(z.tuple([z.int(), z.int()]));

/** The match of a job with a search: its words in the title, and in the best passage of the texts. */
const jobMatch = z.object({
  title: ranges,
  /** At most 150 characters in one line; absent where the texts have none of the words. */
  snippet: z.object({ text: z.string(), marks: ranges }).optional(),
});
export type JobMatch = z.input<typeof jobMatch>;

/** A job in the answer of a search; only words have a match to show. */
export const foundJob = listedJob.extend({
  match: jobMatch.optional(),
  /** In a search around a city: miles from there, 0 for remote work in its country. */
  distance: z.int().optional(),
  /** Where copies are left out: the open ones of this job, by their ids, at most a hundred. */
  copies: z.array(z.string()).optional(),
});
export type FoundJob = z.input<typeof foundJob>;
