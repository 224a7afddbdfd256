import * as z from "zod";
import { jobMissingText } from "#jobs/jobs.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText } from "#values/text.ts";
import { resumeRequiredText } from "./applications.ts";
import { writtenFields } from "./written-draft.ts";

export const applicationDraft = z.object({
  ...writtenFields,
  /** Any text: a malformed id is a missing job, as in a path. */
  jobId: requiredText(textLimits.line, jobMissingText),
  resumeUrl: requiredText(textLimits.url, resumeRequiredText),
});
export type ApplicationDraft = z.output<typeof applicationDraft>;
