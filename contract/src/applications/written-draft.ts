// The fields that a candidate fills in for an application. The draft, the form, the database and
// the answers take them from here.
import * as z from "zod";
import { refusal } from "#refusal.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText } from "#values/text.ts";

/** Each field with the rule that it is sent by. */
export const writtenFields = {
  coverLetter: requiredText(
    textLimits.coverLetter,
    refusal("cover-letter-required", "Cover letter is required"),
  ),
};
export type Written = z.output<z.ZodObject<typeof writtenFields>>;

/** Each field as it is answered. */
export const writtenAnswers = {
  coverLetter: z.string(),
} satisfies Record<keyof Written, z.ZodType>;
