import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { isBlank, optionalText } from "#values/text.ts";
import { jobMissingText } from "./jobs.ts";

export const reportReasons = [
  "scam",
  "not-a-job",
  "discrimination",
  "misleading",
  "closed",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

const longestReport = 2_000;
/** So many reports an hour are taken from one address, and from one person. */
export const mostReportsAnHour = 10;

export const report = z
  .object({
    reason: z.enum(reportReasons, { error: "Choose a reason" }),
    text: optionalText(longestReport),
  })
  .refine(({ reason, text }) => reason !== "other" || (text && !isBlank(text)), {
    path: ["text"],
    message: "Say what is wrong",
  });

export const reportJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/report",
  summary: "Tell the site's administrators what is wrong with a job",
  access: "everyone",
  refusals: ["too-many", "gone"],
  params: idParams(jobMissingText),
  status: 202,
  body: report,
});
