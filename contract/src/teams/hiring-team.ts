import type { Endpoint } from "#endpoint.ts";
import { postingRefusal } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";

export const managesAlreadyText = refusal(
  "manages-job-already",
  "This member manages the job already",
);

export const listReviewers = {
  method: "GET",
  path: "/api/jobs/{id}/team",
  access: "signed-in",
} as const satisfies Endpoint;

export const addReviewer = {
  method: "PUT",
  path: "/api/jobs/{id}/team/{userId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const removeReviewer = {
  method: "DELETE",
  path: "/api/jobs/{id}/team/{userId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const listReviewingJobs = {
  method: "GET",
  path: "/api/jobs/reviewing",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
  paged: true,
} as const satisfies Endpoint;

export const takeJobOver = {
  method: "POST",
  path: "/api/jobs/{id}/take-over",
  access: "signed-in",
} as const satisfies Endpoint;
