import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { listedJob } from "#jobs/job.schemas.ts";
import { jobDetail } from "#jobs/jobs.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./hiring-team.ts";
import { memberMissingText } from "./members.ts";

const reviewer = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  addedAt: instant,
});

const reviewerParams = z.object({
  id: z.guid({ error: jobMissingText }),
  userId: z.guid({ error: memberMissingText }),
});

export const hiringTeamEndpoints = describeEndpoints(endpoints, {
  listReviewers: {
    summary: "The reviewers of a job in the order of adding (who manages it, and they themselves)",
    refusals: ["forbidden"],
    params: idParams(jobMissingText),
    reply: z.array(reviewer),
  },
  addReviewer: {
    summary: "Let a reviewer of the company read a job's applications (members who manage the job)",
    counts: "edit",
    params: reviewerParams,
    status: 204,
  },
  removeReviewer: {
    summary: "Take a reviewer off a job (members who manage the job)",
    counts: "edit",
    params: reviewerParams,
    status: 204,
  },
  listReviewingJobs: {
    summary: "The jobs that the caller reviews, newest first",
    query: z.object({ ...afterQuery("job"), ...pageQuery({ default: 20, max: 100 }) }),
    reply: z.array(listedJob),
  },
  takeJobOver: {
    summary: "Take a job over from a poster who is no member (owner, admin of its company)",
    params: idParams(jobMissingText),
    reply: jobDetail,
  },
});
