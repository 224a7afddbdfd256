import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";

/** So long who reviews an application keeps it from colleagues. */
export const holdMinutes = 10;

const hiringTeam = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const reviewNext = {
  method: "POST",
  path: "/api/jobs/{id}/review",
  access: hiringTeam,
} as const satisfies Endpoint;

export const listReviewing = {
  method: "GET",
  path: "/api/jobs/{id}/review",
  access: hiringTeam,
} as const satisfies Endpoint;

export const peekReview = {
  method: "GET",
  path: "/api/jobs/{id}/review/next",
  access: hiringTeam,
} as const satisfies Endpoint;
