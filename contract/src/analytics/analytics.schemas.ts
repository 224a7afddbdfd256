import * as z from "zod";
import { idChoice } from "#applications/application-filter.schemas.ts";
import { applicationStatuses } from "#applications/application-status.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import * as endpoints from "./analytics.ts";

const count = z.int();
const median = z.int().nullable();
const status = z.enum(applicationStatuses);

/** The figures of one span; `docs/answers.md` explains each. */
const figures = {
  from: instant,
  to: instant.meta({ description: "The first moment behind the span" }),
  applications: count.meta({ description: "Sent in the span" }),
  reached: z
    .record(status, count)
    .meta({ description: "Of those, how many were ever in each status" }),
  timeInStatus: z
    .array(z.object({ status, count, medianSeconds: median }))
    .meta({ description: "The stays that ended in the span" }),
  firstAnswer: z.object({ count, medianHours: median }),
  sources: z.array(
    z.object({ source: z.string(), applications: count, interviews: count, hires: count }),
  ),
  reasons: z
    .array(z.object({ reason: z.string(), count }))
    .meta({ description: "Of those that are rejected now" }),
  offers: z.object({ made: count, taken: count }),
  interviewers: z.array(
    z.object({
      userId: namedPerson.shape.id,
      firstName: namedPerson.shape.firstName,
      lastName: namedPerson.shape.lastName,
      interviews: count,
      minutes: count,
      noShows: count,
    }),
  ),
};

const analytics = z.object({
  ...figures,
  before: z.object(figures).meta({ description: "The same of the equally long span before" }),
});
export type Analytics = z.input<typeof analytics>;
export type AnalyticsOfSpan = Analytics["before"];

const wrongDate = refusal("enter-valid-date", "Enter a valid date");

export const analyticsEndpoints = describeEndpoints(endpoints, {
  getAnalytics: {
    summary: "The figures of hiring, of all jobs that one manages or of one job or company",
    refusals: ["missing", "bad-input"],
    query: z.object({
      from: requestedInstant("first", wrongDate).optional(),
      to: requestedInstant("first", wrongDate).optional(),
      jobId: idChoice(jobMissingText),
      companyId: idChoice(companyMissingText),
    }),
    reply: analytics,
  },
});
