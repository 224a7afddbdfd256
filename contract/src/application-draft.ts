import * as z from "zod";
import { jobMissingText } from "./jobs.ts";
import { requiredText, textLimits } from "./text.ts";

export const resumeRequiredText = "Please upload your resume before submitting.";

export const applicationDraft = z.object({
  coverLetter: requiredText(textLimits.coverLetter, "Cover letter is required"),
  /** Any text: a malformed id is a missing job, as in a path. */
  jobId: requiredText(textLimits.line, jobMissingText),
  resumeUrl: requiredText(textLimits.url, resumeRequiredText),
});
export type ApplicationDraft = z.output<typeof applicationDraft>;
