import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { createJob } from "./jobs.ts";

export const publishingPassedText = refusal(
  "publishing-must-be-in-future",
  "Publishing must be in the future",
);
export const alreadyPublishedText = refusal(
  "job-already-published",
  "This job was already published",
);
export const publishFirstText = refusal("publish-draft-first", "Publish the draft first");

export const publishJob = {
  method: "POST",
  path: "/api/jobs/{id}/publish",
  access: createJob.access,
} as const satisfies Endpoint;
