import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import * as endpoints from "./confirmation.ts";
import { confirmLinkOverText } from "./confirmation.ts";
import { jobDetail } from "./jobs.schemas.ts";
import { jobMissingText } from "./jobs.ts";

export const confirmationEndpoints = describeEndpoints(endpoints, {
  confirmJobByLink: {
    summary: "Say that a job is still open, with the token of the letter that asked",
    body: z.object({
      token: z.string({ error: confirmLinkOverText }).max(200, confirmLinkOverText),
    }),
    reply: jobDetail,
  },
  confirmJob: {
    summary: "Say that a job is still open (who manages it)",
    params: idParams(jobMissingText),
    reply: jobDetail,
  },
});
