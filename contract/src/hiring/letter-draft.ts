// What people type of letters and reasons, for the calls and the forms.
import * as z from "zod";
import { blankAsNone, requiredText, text } from "#values/text.ts";
import {
  chooseKindText,
  letterTextMaximum,
  letterTextRequiredText,
  reasonLabelMaximum,
  reasonLabelRequiredText,
  reasonSentenceMaximum,
  subjectMaximum,
  subjectRequiredText,
  templateKinds,
  templateNameMaximum,
  templateNameRequiredText,
  unknownPlaceholder,
} from "./letters.ts";
import { unknownPlaceholderIn } from "./placeholders.ts";

/** A text whose placeholders are all known. */
const withPlaceholders = (most: number, missing: string) =>
  requiredText(most, missing, missing).refine(
    (typed) => unknownPlaceholderIn(typed) === undefined,
    {
      error: ({ input }) => {
        const name = unknownPlaceholderIn(String(input)) ?? "";
        return unknownPlaceholder({ placeholder: `{{${name}}}` });
      },
    },
  );

export const letterDraft = z.object({
  subject: withPlaceholders(subjectMaximum, subjectRequiredText),
  text: withPlaceholders(letterTextMaximum, letterTextRequiredText),
});

export const templateDraft = z.object({
  kind: z.enum(templateKinds, { error: chooseKindText }),
  name: requiredText(templateNameMaximum, templateNameRequiredText),
  ...letterDraft.shape,
});
export type TemplateDraft = z.input<typeof templateDraft>;

export const templateChanges = templateDraft.partial();
export type TemplateChanges = z.output<typeof templateChanges>;

export const reasonDraft = z.object({
  label: requiredText(reasonLabelMaximum, reasonLabelRequiredText),
  sentence: blankAsNone(text(reasonSentenceMaximum).nullish()).meta({
    description: "What a candidate may be told of it",
  }),
});
/** As it is kept. */
export type ReasonDraft = z.output<typeof reasonDraft>;
export const reasonChanges = reasonDraft.partial();
export type ReasonChanges = z.output<typeof reasonChanges>;
