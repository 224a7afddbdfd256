import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { requiredText } from "#values/text.ts";
import { takedown } from "./job.ts";
import { createJob, jobMissingText } from "./jobs.ts";

export const takenDownText = "This listing was taken down";
export const notTakenDownText = "This listing was not taken down";
export const answeredAlreadyText = "You have already answered";
const longestAnswer = 5_000;

const takedownAnswer = z.object({
  text: requiredText(longestAnswer, "An answer is required"),
});

export const answerTakedown = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/takedown/answer",
  summary: "Answer why a job was taken down, once (who manages it)",
  access: createJob.access,
  params: idParams(jobMissingText),
  status: 201,
  body: takedownAnswer,
  reply: takedown,
});
