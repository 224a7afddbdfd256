// What goes with a change of status: a letter, and the reason of a rejection.
import * as z from "zod";
import { refusal } from "#refusal.ts";
import { letterDraft } from "./letter-draft.ts";
import { unknownReasonText, unknownTemplateText } from "./letters.ts";

const letterByTemplate = z.object({
  templateId: z.guid({ error: unknownTemplateText }).transform((id) => id.toLowerCase()),
});

/** Which reason, and whether the candidate reads its sentence. */
export const chosenReason = {
  reasonId: z
    .guid({ error: unknownReasonText })
    .transform((id) => id.toLowerCase())
    .nullish(),
  showReason: z
    .boolean({ error: refusal("show-reason-true-or-false", "Show reason must be true or false") })
    .optional(),
};

const namesTemplate = (sent: unknown) =>
  typeof sent === "object" && sent !== null && "templateId" in sent;

/** A letter of a template, or one that was written for the occasion. */
export const chosenLetter = z
  .unknown()
  .transform((sent, context) => {
    const parsed = namesTemplate(sent)
      ? letterByTemplate.safeParse(sent)
      : letterDraft.safeParse(typeof sent === "object" && sent !== null ? sent : {});
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues)
      context.addIssue({ code: "custom", message, path });
    return z.NEVER;
  })
  .meta({
    anyOf: [
      { type: "object", required: ["templateId"], properties: { templateId: { type: "string" } } },
      {
        type: "object",
        required: ["subject", "text"],
        properties: { subject: { type: "string" }, text: { type: "string" } },
      },
    ],
  });
export type ChosenLetter = z.output<typeof chosenLetter>;

/** The keys of every change of status. With `letter`, also null, the candidate reads nothing of it for 30 seconds. */
export const withLetter = {
  letter: chosenLetter.nullish().meta({
    description:
      "A letter to the candidate. With this key, also null, the candidate reads nothing of the change for 30 seconds",
  }),
  ...chosenReason,
};
export type WithLetter = z.output<z.ZodObject<typeof withLetter>>;
