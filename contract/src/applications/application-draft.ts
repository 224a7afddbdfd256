import * as z from "zod";
import { jobMissingText } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText } from "#values/text.ts";
import { directSource } from "./applications.ts";
import { resumeRequiredText } from "./refusals.ts";
import { writtenFields } from "./written-draft.ts";

/** Where somebody came from, as a link says: `?source=newsletter`. */
const source = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === "string" && /^[a-z0-9._-]{1,64}$/.test(value) ? value : directSource,
  )
  .meta({ description: "1 to 64 of `a-z0-9._-`; anything else becomes `direct`" });

/** Questions that are gone may still be answered; so many are not. */
const mostAnswers = 100;

export const applicationDraft = z.object({
  ...writtenFields,
  /** Any text: a malformed id is a missing job, as in a path. */
  jobId: requiredText(textLimits.line, jobMissingText),
  resumeUrl: requiredText(textLimits.url, resumeRequiredText),
  answers: z
    .array(z.object({ questionId: z.string(), value: z.unknown().optional() }), {
      error: refusal("answers-must-be-list", "Answers must be a list"),
    })
    .max(mostAnswers, refusal("too-many-answers", "Too many answers"))
    .nullish()
    .transform((answers) => answers ?? []),
  source,
});
export type ApplicationDraft = z.output<typeof applicationDraft>;
