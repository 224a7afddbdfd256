import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { createJob } from "./jobs.ts";

/** So many days after it was confirmed, who posted a job is asked whether it is still open. */
export const confirmAfterDays = 30;
/** So many days after the question, a job without an answer is unlisted. */
export const unlistAfterDays = 7;

export const confirmLinkOverText = refusal("link-not-valid", "This link is no longer valid");

/** With the token of the letter; who has it need not be signed in. */
export const confirmJobByLink = {
  method: "POST",
  path: "/api/jobs/confirm",
  access: "everyone",
} as const satisfies Endpoint;

export const confirmJob = {
  method: "POST",
  path: "/api/jobs/{id}/confirm",
  access: createJob.access,
} as const satisfies Endpoint;
