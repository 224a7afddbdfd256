import type { Endpoint } from "#endpoint.ts";

/** So many jobs stand in the order of their match; behind them come the others, newest first. */
export const mostByMatch = 1_000;
export const similarJobs = { usual: 6, most: 20 } as const;

/** Open jobs that fit the caller's profile and that they have not applied to. */
export const listRecommendedJobs = {
  method: "GET",
  path: "/api/jobs/recommended",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

/** The number of these that each choice of a filter would leave. */
export const countRecommendedJobs = {
  method: "GET",
  path: "/api/jobs/recommended/facets",
  access: "signed-in",
} as const satisfies Endpoint;

/** Open jobs that are like one. */
export const listSimilarJobs = {
  method: "GET",
  path: "/api/jobs/{id}/similar",
  access: "everyone",
} as const satisfies Endpoint;
