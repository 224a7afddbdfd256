import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** The longest span that figures are told of. */
export const mostAnalyzedDays = 731;
/** Without a beginning, figures are of so many days. */
export const analyzedDays = 90;

export const badSpanText = refusal("invalid-span", "The end must be after the beginning");
export const spanTooLongText = refusal(
  "analytics-span-too-long",
  `Choose at most ${mostAnalyzedDays} days`,
);

export const getAnalytics = {
  method: "GET",
  path: "/api/analytics",
  access: { roles: ["recruiter", "company"], refusal: recruiterRefusal },
} as const satisfies Endpoint;
