import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { requiredText } from "#values/text.ts";
import { takedown } from "./job.schemas.ts";
import { jobMissingText } from "./jobs.ts";
import * as endpoints from "./takedowns.ts";

const longestAnswer = 5_000;

const takedownAnswer = z.object({
  text: requiredText(longestAnswer, refusal("answer-required", "An answer is required")),
});

export const takedownEndpoints = describeEndpoints(endpoints, {
  answerTakedown: {
    summary: "Answer why a job was taken down, once (who manages it)",
    params: idParams(jobMissingText),
    status: 201,
    body: takedownAnswer,
    reply: takedown,
  },
});
