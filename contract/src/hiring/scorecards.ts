import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const mostCriteria = 20;
export const criterionMaximum = 100;
export const levelWordMaximum = 40;
export const scorecardCommentMaximum = 10_000;
/** The words for the levels 1 to 4 of a criterion that has none of its own, and of the recommendation. */
export const levelWords = ["Strong no", "No", "Yes", "Strong yes"] as const;

export const criterionRequiredText = refusal(
  "criterion-name-required",
  "Criterion name is required",
);
export const manyCriteriaText = refusal("too-many-criteria", `At most ${mostCriteria} criteria`);
export const fourWordsText = refusal(
  "words-of-levels-missing",
  "Give a word for each of the four levels",
);
export const badLevelText = refusal("choose-level", "Choose a level from 1 to 4");
export const unknownCriterionText = refusal("unknown-criterion", "Unknown criterion");

const hiringTeam = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listCriteria = {
  method: "GET",
  path: "/api/jobs/{id}/criteria",
  access: hiringTeam,
} as const satisfies Endpoint;

export const setCriteria = {
  method: "PUT",
  path: "/api/jobs/{id}/criteria",
  access: hiringTeam,
} as const satisfies Endpoint;

export const setScorecard = {
  method: "PUT",
  path: "/api/applications/{id}/scorecard",
  access: hiringTeam,
} as const satisfies Endpoint;

export const listScorecards = {
  method: "GET",
  path: "/api/applications/{id}/scorecards",
  access: hiringTeam,
} as const satisfies Endpoint;
