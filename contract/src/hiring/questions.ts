import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const questionTypes = [
  "short",
  "long",
  "yes-no",
  "one-of",
  "several-of",
  "number",
  "date",
  "link",
  "file",
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const questionMaximum = 500;
export const mostQuestions = 30;
export const mostOptions = 50;
export const optionMaximum = 300;

export const questionRequiredText = refusal("question-required", "Question is required");
export const unknownQuestionTypeText = refusal("unknown-question-type", "Unknown question type");
export const fewOptionsText = refusal("give-at-least-two-options", "Give at least two options");
export const manyOptionsText = refusal("too-many-options", `At most ${mostOptions} options`);
export const sameOptionsText = refusal("options-must-differ", "Options must differ");
export const badAcceptsText = refusal(
  "invalid-accepted-answers",
  "Choose the accepted answers among those that the question allows",
);
export const questionKeepsTypeText = refusal(
  "question-keeps-its-type",
  "A question keeps its type",
);
export const unknownQuestionText = refusal("unknown-question", "Unknown question");
export const manyQuestionsText = refusal(
  "too-many-questions",
  `At most ${mostQuestions} questions`,
);

const hiringTeam = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listJobQuestions = {
  method: "GET",
  path: "/api/jobs/{id}/questions",
  access: "everyone",
} as const satisfies Endpoint;

export const setJobQuestions = {
  method: "PUT",
  path: "/api/jobs/{id}/questions",
  access: hiringTeam,
} as const satisfies Endpoint;

export const listCompanyQuestions = {
  method: "GET",
  path: "/api/companies/{id}/questions",
  access: hiringTeam,
} as const satisfies Endpoint;

export const setCompanyQuestions = {
  method: "PUT",
  path: "/api/companies/{id}/questions",
  access: hiringTeam,
} as const satisfies Endpoint;

export const listAnswers = {
  method: "GET",
  path: "/api/applications/{id}/answers",
  access: "signed-in",
} as const satisfies Endpoint;
