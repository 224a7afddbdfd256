import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { isBlank } from "#values/blank.ts";
import { idParams } from "#values/id.ts";
import { optionalText } from "#values/text.ts";
import { jobMissingText } from "./jobs.ts";
import * as endpoints from "./reports.ts";
import { longestReport, reportReasons } from "./reports.ts";

export const report = z
  .object({
    reason: z.enum(reportReasons, { error: refusal("choose-reason", "Choose a reason") }),
    text: optionalText(longestReport),
  })
  .refine(({ reason, text }) => reason !== "other" || (text && !isBlank(text)), {
    path: ["text"],
    message: refusal("say-what-wrong", "Say what is wrong"),
  });

export const reportEndpoints = describeEndpoints(endpoints, {
  reportJob: {
    summary: "Tell the site's administrators what is wrong with a job",
    refusals: ["too-many", "gone"],
    params: idParams(jobMissingText),
    status: 202,
    body: report,
  },
});
