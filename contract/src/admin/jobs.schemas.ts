import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { takedown } from "#jobs/job.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { yesOrNoQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { adminListQuery, namedCompany, namedPerson, reasonBody } from "./administrators.schemas.ts";
import * as endpoints from "./jobs.ts";

const supervisedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: namedCompany,
  /** Null where that account is erased. */
  poster: namedPerson.nullable(),
  createdAt: instant,
  held: z.boolean(),
  takedown: takedown.nullable(),
  reportCount: z.int(),
});
export type SupervisedJob = z.input<typeof supervisedJob>;

const supervisedDetail = supervisedJob.extend({
  description: z.string(),
  requirements: z.string().nullable(),
});

const params = idParams(jobMissingText);

export const supervisedJobEndpoints = describeEndpoints(endpoints, {
  listSupervisedJobs: {
    summary: "All jobs, newest first",
    query: z.object({
      held: yesOrNoQuery("held"),
      takenDown: yesOrNoQuery("takenDown"),
      ...adminListQuery("job"),
    }),
    reply: z.array(supervisedJob),
  },
  getSupervisedJob: {
    summary: "What is known of one job",
    params,
    reply: supervisedDetail,
  },
  takeJobDown: {
    summary: "Take a job down, or give another reason",
    params,
    body: reasonBody,
    reply: supervisedDetail,
  },
  listJobAgain: {
    summary: "List a job again that was taken down",
    params,
    status: 204,
  },
  approveJob: {
    summary: "List a job that is held for a look",
    params,
    reply: supervisedDetail,
  },
});
