import * as z from "zod";
import { answerDaysField } from "#applications/answer-days-field.ts";
import { refusal } from "#refusal.ts";
import { editedRevision } from "#values/revision.ts";
import { textLimits } from "#values/text-limits.ts";
import { blankAsNone, optionalText, requiredText, text } from "#values/text.ts";
import { postingChoices } from "./companies.ts";
import { isWebAddress } from "./web-address.ts";

/** An http or https address; a blank one counts as none. */
export const website = blankAsNone(
  text(textLimits.url, refusal("enter-valid-website-address", "Enter a valid website address"))
    .refine(isWebAddress, refusal("enter-valid-website-address", "Enter a valid website address"))
    .meta({ format: "uri" })
    .nullish(),
);

export const companyDraft = z.object({
  name: requiredText(textLimits.name, refusal("company-name-required", "Company name is required")),
  description: optionalText(textLimits.description),
  website,
  location: optionalText(textLimits.line),
  industry: optionalText(textLimits.name),
  size: optionalText(textLimits.name),
  logoUrl: website,
  /** Within so many days its jobs promise an answer, where they say nothing else. */
  answerDays: answerDaysField.optional(),
});
export type CompanyDraft = z.input<typeof companyDraft>;
/** The parts of a company's page that tell of it. */
const told = {
  ownWords: optionalText(textLimits.description).meta({
    description: "What the company says about itself",
  }),
  hiring: optionalText(textLimits.description).meta({ description: "How it hires" }),
  benefits: optionalText(textLimits.description).meta({ description: "One a line" }),
};

export const companyChanges = companyDraft.partial().extend({
  ...told,
  postingBy: z
    .enum(postingChoices, {
      error: refusal("choose-everyone-or-members", "Choose everyone or members"),
    })
    .optional(),
  coverUrl: z
    .null({ error: refusal("cover-is-uploaded", "A cover can only be removed here, or uploaded") })
    .optional()
    .meta({ description: "Null removes the cover" }),
  ...editedRevision,
});
