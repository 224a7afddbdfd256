import type { Endpoint } from "#endpoint.ts";
import { createJob } from "./jobs.ts";

/** What happened to a job, as its history names it. */
export const jobChangeKinds = ["created", "published", "edited", "closed", "reopened"] as const;
export type JobChangeKind = (typeof jobChangeKinds)[number];

export const listJobChanges = {
  method: "GET",
  path: "/api/jobs/{id}/changes",
  access: createJob.access,
  paged: true,
} as const satisfies Endpoint;
