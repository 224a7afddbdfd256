import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal, refusalAbout } from "#refusal.ts";

/** What a letter is for. Of `received` the oldest goes to everybody who applies. */
export const templateKinds = ["received", "rejected", "invited", "offered", "other"] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateNameMaximum = 200;
export const subjectMaximum = 200;
export const letterTextMaximum = 10_000;
export const reasonLabelMaximum = 200;
export const reasonSentenceMaximum = 1_000;
export const mostTemplates = 100;
export const mostReasons = 100;

export const chooseKindText = refusal("choose-template-kind", "Choose a kind");
export const templateNameRequiredText = refusal("template-name-required", "Name is required");
export const subjectRequiredText = refusal("subject-required", "Subject is required");
export const letterTextRequiredText = refusal("letter-text-required", "Text is required");
export const reasonLabelRequiredText = refusal("label-required", "Label is required");
export const templateMissingText = refusal("template-not-found", "Template not found");
export const reasonMissingText = refusal("reason-not-found", "Reason not found");
export const unknownTemplateText = refusal("unknown-template", "Unknown template");
export const unknownReasonText = refusal("unknown-reason", "Unknown reason");
export const reasonOfRejectionText = refusal(
  "reason-without-rejection",
  "A reason belongs to a rejection",
);
export const noSentenceText = refusal("reason-without-sentence", "This reason has no sentence");
export const manyTemplatesText = refusal(
  "too-many-templates",
  `A company has at most ${mostTemplates} templates`,
);
export const manyReasonsText = refusal(
  "too-many-reasons",
  `A company has at most ${mostReasons} reasons`,
);
export const unknownPlaceholder = refusalAbout(
  "unknown-placeholder",
  "Unknown placeholder {placeholder}",
);

const employers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listTemplates = {
  method: "GET",
  path: "/api/companies/{id}/templates",
  access: employers,
} as const satisfies Endpoint;

export const addTemplate = {
  method: "POST",
  path: "/api/companies/{id}/templates",
  access: employers,
} as const satisfies Endpoint;

export const changeTemplate = {
  method: "PATCH",
  path: "/api/companies/{id}/templates/{templateId}",
  access: employers,
} as const satisfies Endpoint;

export const deleteTemplate = {
  method: "DELETE",
  path: "/api/companies/{id}/templates/{templateId}",
  access: employers,
} as const satisfies Endpoint;

export const listReasons = {
  method: "GET",
  path: "/api/companies/{id}/reasons",
  access: employers,
} as const satisfies Endpoint;

export const addReason = {
  method: "POST",
  path: "/api/companies/{id}/reasons",
  access: employers,
} as const satisfies Endpoint;

export const changeReason = {
  method: "PATCH",
  path: "/api/companies/{id}/reasons/{reasonId}",
  access: employers,
} as const satisfies Endpoint;

export const deleteReason = {
  method: "DELETE",
  path: "/api/companies/{id}/reasons/{reasonId}",
  access: employers,
} as const satisfies Endpoint;

export const previewLetter = {
  method: "POST",
  path: "/api/applications/{id}/letter-preview",
  access: employers,
} as const satisfies Endpoint;
