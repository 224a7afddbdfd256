import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { listedJob } from "#jobs/job.schemas.ts";
import { categories, experienceLevels, jobTypes } from "#jobs/job.ts";
import { jobFilter, salaryOrder } from "#jobs/jobs.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { idParams } from "#values/id.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import { salaryIsOrdered } from "#values/salary.ts";
import { textLimits } from "#values/text-limits.ts";
import { blankAsNone, text } from "#values/text.ts";
import * as endpoints from "./alerts.ts";
import {
  alertFrequencies,
  alertMissingText,
  chooseFrequencyText,
  mostPreviewedJobs,
  pauseInFutureText,
  searchNeededText,
  unknownTimeZoneText,
} from "./alerts.ts";
import { isTimeZone } from "./time-zone.ts";

/** Numbers, lists and yes or no, as an address has them: the filters of the job search read those. */
const asInAddress = (search: unknown): unknown =>
  typeof search === "object" && search !== null && !Array.isArray(search)
    ? Object.fromEntries(
        Object.entries(search).flatMap(([name, value]: [string, unknown]) => {
          if (value === null) return [];
          if (typeof value === "number" || typeof value === "boolean")
            return [[name, String(value)]];
          const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
          return [[name, isList ? value.join(",") : value]];
        }),
      )
    : search;

/** A search to keep: the filters of the job search, with its rules and sentences. */
const wantedSearch = z.preprocess(
  asInAddress,
  z.object(jobFilter, { error: searchNeededText }).refine(salaryIsOrdered, salaryOrder),
);

/** A kept search, with the filters that were set. */
const keptSearch = z
  .object({
    query: z.string(),
    exact: z.boolean(),
    location: z.string(),
    within: z.int(),
    type: z.enum(jobTypes),
    category: z.enum(categories),
    experienceLevel: z.enum(experienceLevels),
    salaryMin: z.int(),
    salaryMax: z.int(),
    ids: z.array(z.string()),
    companyId: z.string(),
    answers: z.int(),
    postedSince: instant,
  })
  .partial();
export type KeptSearch = z.input<typeof keptSearch>;

const frequency = z.enum(alertFrequencies, { error: chooseFrequencyText });
const alertName = blankAsNone(text(textLimits.name).nullish());
const timeZone = text(100, unknownTimeZoneText)
  .refine(isTimeZone, unknownTimeZoneText)
  .meta({ format: "time-zone" });

const alert = z.object({
  id: z.string(),
  name: z.string(),
  search: keptSearch,
  frequency: z.enum(alertFrequencies),
  timeZone: z.string(),
  active: z.boolean(),
  pausedUntil: instant.nullable(),
  nextAt: instant.nullable().meta({
    description: "When the next letter may come; null at once, paused or ended",
  }),
  createdAt: instant,
});
export type Alert = z.input<typeof alert>;

const preview = z.object({
  total: z.int().meta({ description: "The jobs that the letters would have named, up to 1,000" }),
  letters: z.int(),
  jobs: z.array(listedJob).max(mostPreviewedJobs),
});
export type AlertPreview = z.input<typeof preview>;

const refinement = z.object({
  words: z.string().meta({ description: "What changes, as people say it" }),
  search: keptSearch,
  dropped: z
    .int()
    .meta({ description: "The jobs of the last 30 days that it leaves out, up to 1,000" }),
});
export type Refinement = z.input<typeof refinement>;

export const alertEndpoints = describeEndpoints(endpoints, {
  listAlerts: {
    summary: "The searches that the caller keeps, the newest first",
    reply: z.array(alert),
  },
  createAlert: {
    summary: "Keep a search: new jobs that it finds come by letter",
    status: 201,
    refusals: ["conflict"],
    body: z.object({
      search: wantedSearch,
      frequency,
      name: alertName.meta({ description: "The search in words where it is missing" }),
      timeZone: timeZone.optional().meta({ description: "As in IANA's list; UTC if missing" }),
    }),
    reply: alert,
  },
  previewAlert: {
    summary: "What a kept search would have sent in the last 30 days",
    body: z.object({ search: wantedSearch, frequency }),
    reply: preview,
  },
  changeAlert: {
    summary: "Change, pause, end or begin a kept search; an absent key stays as it is",
    refusals: ["conflict"],
    params: idParams(alertMissingText),
    body: z.object({
      search: wantedSearch.optional(),
      frequency: frequency.optional(),
      name: alertName.meta({ description: "Null: the search in words" }),
      timeZone: timeZone.optional(),
      active: z.boolean().optional(),
      pausedUntil: requestedInstant("first", pauseInFutureText).nullable().optional(),
    }),
    reply: alert,
  },
  deleteAlert: {
    summary: "Keep a search no longer",
    status: 204,
    params: idParams(alertMissingText),
  },
  listRefinements: {
    summary: "Not this: what to change in a kept search so that it finds a job no longer",
    params: idParams(alertMissingText),
    query: z.object({ jobId: z.guid({ error: jobMissingText }) }),
    reply: z.array(refinement),
  },
});
