import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { chosenLetter, chosenReason } from "./chosen-letter.schemas.ts";
import { reasonChanges, reasonDraft, templateChanges, templateDraft } from "./letter-draft.ts";
import * as endpoints from "./letters.ts";
import { reasonMissingText, templateKinds, templateMissingText } from "./letters.ts";

const template = z.object({
  id: z.string(),
  kind: z.enum(templateKinds),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
});
export type Template = z.input<typeof template>;

const reason = z.object({
  id: z.string(),
  label: z.string(),
  sentence: z.string().nullable(),
  count: z.int().meta({ description: "Its rejections, but for those that were taken back" }),
});
export type Reason = z.input<typeof reason>;

const ofCompany = idParams(companyMissingText);
const ofTemplate = ofCompany.extend({ templateId: z.guid({ error: templateMissingText }) });
const ofReason = ofCompany.extend({ reasonId: z.guid({ error: reasonMissingText }) });

/** A letter, by itself or as the key `letter`, with the reason whose sentence it may name. */
const letterToPreview = z.preprocess(
  (body) =>
    typeof body === "object" && body !== null && !("letter" in body)
      ? { ...body, letter: body }
      : body,
  z.object({ letter: chosenLetter, ...chosenReason }),
);

export const letterEndpoints = describeEndpoints(endpoints, {
  listTemplates: {
    summary: "The templates of a company's letters, oldest first (its members but reviewers)",
    params: ofCompany,
    reply: z.array(template),
  },
  addTemplate: {
    summary: "Add a template (owner and admins)",
    counts: "edit",
    refusals: ["conflict"],
    status: 201,
    params: ofCompany,
    body: templateDraft,
    reply: template,
  },
  changeTemplate: {
    summary: "Change a template; letters that were chosen stay as they are (owner and admins)",
    counts: "edit",
    params: ofTemplate,
    body: templateChanges,
    reply: template,
  },
  deleteTemplate: {
    summary: "Delete a template; letters that were chosen stay (owner and admins)",
    status: 204,
    params: ofTemplate,
  },
  listReasons: {
    summary: "The reasons for which a company rejects, oldest first (its members but reviewers)",
    params: ofCompany,
    reply: z.array(reason),
  },
  addReason: {
    summary: "Add a reason (owner and admins)",
    counts: "edit",
    refusals: ["conflict"],
    status: 201,
    params: ofCompany,
    body: reasonDraft,
    reply: reason,
  },
  changeReason: {
    summary: "Change a reason; what it was given for keeps it as it was (owner and admins)",
    counts: "edit",
    params: ofReason,
    body: reasonChanges,
    reply: reason,
  },
  deleteReason: {
    summary: "Delete a reason; what it was given for keeps it (owner and admins)",
    status: 204,
    params: ofReason,
  },
  previewLetter: {
    summary: "A letter as the candidate of an application would read it (who manages the job)",
    refusals: ["bad-input"],
    params: idParams(applicationMissingText),
    body: letterToPreview,
    reply: z.object({ subject: z.string(), text: z.string() }),
  },
});
