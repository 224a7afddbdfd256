import {
  profileDraft,
  profileEntryMaximum,
  profileListMaximum,
} from "@rolecall/contract/profiles/profile-draft.ts";
import { languageLevels } from "@rolecall/contract/profiles/profiles.ts";
import { tooLong, fits, tooManyItems } from "@rolecall/contract/values/lengths.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { text } from "@rolecall/contract/values/text.ts";
import * as z from "zod";
import { linesOf, salaryOf } from "./profile-form-values.ts";

/** The error in a list that is written as lines of text, if any. */
const wrongWith = (written: string): string | undefined => {
  const lines = linesOf(written);
  if (lines.length > profileListMaximum)
    return tooManyItems(lines.length, profileListMaximum, "lines");
  const long = lines.findIndex((line) => !fits(line, profileEntryMaximum));
  return long === -1
    ? undefined
    : tooLong(lines[long] ?? "", profileEntryMaximum, `Line ${long + 1}`);
};

const lines = z.string().superRefine((written, context) => {
  const wrong = wrongWith(written);
  if (wrong !== undefined) context.addIssue(wrong);
});

const salary = z
  .string()
  .refine((typed) => salaryOf(typed) !== undefined, "Wanted salary must be in whole dollars")
  .optional();
/** A language without a name is none. */
const languages = z
  .array(z.object({ name: text(textLimits.skill), level: z.enum(languageLevels) }))
  .optional();

/** The form writes lists as lines of text; the rules of the other fields are the profile's own. */
export const profileForm = profileDraft
  .omit({ experience: true, education: true, wantedSalary: true, languages: true })
  .extend({ experience: lines, education: lines, wantedSalary: salary, languages });

export type ProfileFormValues = z.input<typeof profileForm>;
