import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { requestedInstant } from "#values/instant.ts";
import { jobDetail } from "./jobs.schemas.ts";
import { jobMissingText } from "./jobs.ts";
import * as endpoints from "./publishing.ts";

export const publishingEndpoints = describeEndpoints(endpoints, {
  publishJob: {
    summary: "Post a draft, now or at a time (who manages it)",
    counts: "edit",
    refusals: ["conflict"],
    params: idParams(jobMissingText),
    body: z
      .object({
        at: requestedInstant(
          "first",
          refusal("enter-valid-date", "Enter a valid date"),
          endpoints.publishingPassedText,
        )
          .nullish()
          .meta({ description: "When it is to be posted; null: no longer at a time. Absent: now" }),
      })
      .optional(),
    reply: jobDetail,
  },
});
