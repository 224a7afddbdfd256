import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** What a candidate may tell of themselves apart from the application, and the choices of each. */
export const groups = {
  gender: ["woman", "man", "other"],
  ethnicity: ["asian", "black", "hispanic", "indigenous", "pacific", "white", "several"],
  age: ["under-40", "40-or-over"],
  disability: ["yes", "no"],
} as const;
export type GroupKey = keyof typeof groups;
export const groupKeys = Object.keys(groups) as GroupKey[];

/** A group with fewer applications is told to nobody. */
export const smallestGroup = 5;
/** So many days after its end a quarter is computed, once. */
export const daysAfterQuarter = 30;

export const badGroupText = refusal("unknown-group", "Choose one of the answers, or none");
export const badQuarterText = refusal("invalid-quarter", "Choose a quarter, such as 2026-Q4");
export const quarterUnknownText = refusal("quarter-unknown", "This quarter is not known yet");

export const getEqualOpportunity = {
  method: "GET",
  path: "/api/applications/{id}/equal-opportunity",
  access: "signed-in",
} as const satisfies Endpoint;

export const setEqualOpportunity = {
  method: "PUT",
  path: "/api/applications/{id}/equal-opportunity",
  access: "signed-in",
} as const satisfies Endpoint;

export const getImpact = {
  method: "GET",
  path: "/api/companies/{id}/impact",
  access: "signed-in",
} as const satisfies Endpoint;
