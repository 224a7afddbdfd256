import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const candidatesRefusal = refusal(
  "candidates-need-recruiter",
  "You need recruiter or company access to search candidates.",
);
export const companyNeededText = refusal(
  "candidates-need-company",
  "You need a company to search candidates.",
);
export const chooseCompanyText = refusal("choose-company", "Choose a company");
export const candidateMissingText = refusal("candidate-not-found", "Candidate not found");

/** A company, and a person over all their companies, looks at so many people in a day, and writes to so many. */
export const mostLooksADay = 100;
export const mostTalkRequestsADay = 20;
export const lookedEnoughText = refusal(
  "looked-at-too-many",
  `You have looked at ${mostLooksADay} people today`,
);
export const wroteEnoughText = refusal(
  "written-to-too-many",
  `You have written to ${mostTalkRequestsADay} people today`,
);

export const talkMessageMaximum = 10_000;
export const writtenAlreadyText = refusal(
  "already-written",
  "You have already written to this person",
);

/** So many characters of a summary stand in the list. */
export const summaryInList = 300;

const employers = { roles: ["recruiter", "company"], refusal: candidatesRefusal } as const;

/** The people who let themselves be found. */
export const searchCandidates = {
  method: "GET",
  path: "/api/candidates",
  access: employers,
  paged: true,
} as const satisfies Endpoint;

/** One of them: a look, of which they read. */
export const getCandidate = {
  method: "GET",
  path: "/api/candidates/{id}",
  access: employers,
} as const satisfies Endpoint;

export const matchCandidate = {
  method: "GET",
  path: "/api/candidates/{id}/match",
  access: employers,
} as const satisfies Endpoint;

/** Asks one of them to talk about a job. */
export const askToTalk = {
  method: "POST",
  path: "/api/candidates/{id}/requests",
  access: employers,
} as const satisfies Endpoint;
