import type { Endpoint } from "#endpoint.ts";

/** What the overview counts: what was added of each. */
export const overviewFigures = ["people", "companies", "jobs", "applications", "answers"] as const;
export type OverviewFigure = (typeof overviewFigures)[number];
/** How many weeks it looks back, the present one among them. */
export const overviewWeeks = 12;

export const readOverview = {
  method: "GET",
  path: "/api/admin/overview",
  access: "administrator",
} as const satisfies Endpoint;
