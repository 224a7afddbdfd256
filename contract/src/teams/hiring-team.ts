import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { listedJob } from "#jobs/job.ts";
import { jobDetail, jobMissingText, postingRefusal } from "#jobs/jobs.ts";
import { afterQuery, pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { memberMissingText } from "./members.ts";

export const managesAlreadyText = "This member manages the job already";

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

export const listReviewers = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/team",
  summary: "The reviewers of a job in the order of adding (who manages it, and they themselves)",
  access: "signed-in",
  refusals: ["forbidden"],
  params: idParams(jobMissingText),
  reply: z.array(reviewer),
});

export const addReviewer = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/team/{userId}",
  summary: "Let a reviewer of the company read a job's applications (members who manage the job)",
  access: "signed-in",
  params: reviewerParams,
  status: 204,
});

export const removeReviewer = endpoint({
  method: "DELETE",
  path: "/api/jobs/{id}/team/{userId}",
  summary: "Take a reviewer off a job (members who manage the job)",
  access: "signed-in",
  params: reviewerParams,
  status: 204,
});

export const listReviewingJobs = endpoint({
  method: "GET",
  path: "/api/jobs/reviewing",
  summary: "The jobs that the caller reviews, newest first",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  paged: true,
  query: z.object({ ...afterQuery("job"), ...pageQuery({ default: 20, max: 100 }) }),
  reply: z.array(listedJob),
});

export const takeJobOver = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/take-over",
  summary: "Take a job over from a poster who is no member (owner, admin of its company)",
  access: "signed-in",
  params: idParams(jobMissingText),
  reply: jobDetail,
});
