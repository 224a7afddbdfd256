import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { foundJob } from "#jobs/job.schemas.ts";
import { jobFacets, jobFilter, salaryOrder } from "#jobs/jobs.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { afterQuery, pageQuery, queryNumber } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { salaryIsOrdered } from "#values/salary.ts";
import * as endpoints from "./found-jobs.ts";
import { mostByMatch, similarJobs } from "./found-jobs.ts";

export const profileToSortText = refusal(
  "profile-needed-to-sort",
  "Fill in your profile to sort by match",
);

export const foundJobEndpoints = describeEndpoints(endpoints, {
  listRecommendedJobs: {
    summary: `Open jobs that fit the caller's profile and that they have not applied to, best first, at most ${mostByMatch}; none without a profile`,
    query: z
      .object({ ...jobFilter, ...afterQuery("job"), ...pageQuery({ default: 20, max: 100 }) })
      .refine(salaryIsOrdered, salaryOrder),
    reply: z.array(foundJob),
  },
  countRecommendedJobs: {
    summary:
      "How many jobs that fit the caller's profile each choice of a search's filters would give",
    query: z.object(jobFilter).refine(salaryIsOrdered, salaryOrder),
    reply: jobFacets,
  },
  listSimilarJobs: {
    summary: "Open jobs that are like one, the nearest first",
    publicList: true,
    refusals: ["gone"],
    params: idParams(jobMissingText),
    query: z.object({
      limit: queryNumber("Limit", 1, similarJobs.most).default(similarJobs.usual),
    }),
    reply: z.array(foundJob),
  },
});
