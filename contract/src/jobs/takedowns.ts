import type { Endpoint } from "#endpoint.ts";
import { createJob } from "./jobs.ts";

export const takenDownText = "This listing was taken down";
export const notTakenDownText = "This listing was not taken down";
export const answeredAlreadyText = "You have already answered";

export const answerTakedown = {
  method: "POST",
  path: "/api/jobs/{id}/takedown/answer",
  access: createJob.access,
} as const satisfies Endpoint;
