import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { takedown } from "#jobs/job.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { yesOrNoQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { adminListQuery, namedCompany, namedPerson, reasonBody } from "./administrators.ts";

const supervisedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: namedCompany,
  poster: namedPerson,
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
const access = "administrator";

export const listSupervisedJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobs",
  summary: "All jobs, newest first",
  access,
  paged: true,
  query: z.object({
    held: yesOrNoQuery("Unknown value of held"),
    takenDown: yesOrNoQuery("Unknown value of takenDown"),
    ...adminListQuery("job"),
  }),
  reply: z.array(supervisedJob),
});

export const getSupervisedJob = endpoint({
  method: "GET",
  path: "/api/admin/jobs/{id}",
  summary: "What is known of one job",
  access,
  params,
  reply: supervisedDetail,
});

export const takeJobDown = endpoint({
  method: "PUT",
  path: "/api/admin/jobs/{id}/takedown",
  summary: "Take a job down, or give another reason",
  access,
  params,
  body: reasonBody,
  reply: supervisedDetail,
});

export const listJobAgain = endpoint({
  method: "DELETE",
  path: "/api/admin/jobs/{id}/takedown",
  summary: "List a job again that was taken down",
  access,
  params,
  status: 204,
});

export const approveJob = endpoint({
  method: "PUT",
  path: "/api/admin/jobs/{id}/approval",
  summary: "List a job that is held for a look",
  access,
  params,
  reply: supervisedDetail,
});
