import type { Endpoint } from "#endpoint.ts";

/** The kinds of rows of which the overview counts new ones. */
export const overviewFigures = ["people", "companies", "jobs", "applications", "answers"] as const;
export type OverviewFigure = (typeof overviewFigures)[number];

export const readOverview = {
  method: "GET",
  path: "/api/admin/overview",
  access: "administrator",
} as const satisfies Endpoint;
