import * as z from "zod";
import { resumeRequiredText } from "./application.ts";
import { jobMissingText } from "./jobs.ts";
import { textLimits } from "./text-limits.ts";
import { requiredText } from "./text.ts";

export const applicationDraft = z.object({
  coverLetter: requiredText(textLimits.coverLetter, "Cover letter is required"),
  /** Any text: a malformed id is a missing job, as in a path. */
  jobId: requiredText(textLimits.line, jobMissingText),
  resumeUrl: requiredText(textLimits.url, resumeRequiredText),
});
export type ApplicationDraft = z.output<typeof applicationDraft>;
