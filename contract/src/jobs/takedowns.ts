import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { createJob } from "./jobs.ts";

export const takenDownText = refusal("listing-was-taken-down", "This listing was taken down");
export const notTakenDownText = refusal(
  "listing-was-not-taken-down",
  "This listing was not taken down",
);
export const answeredAlreadyText = refusal("have-already-answered", "You have already answered");

export const answerTakedown = {
  method: "POST",
  path: "/api/jobs/{id}/takedown/answer",
  access: createJob.access,
} as const satisfies Endpoint;
