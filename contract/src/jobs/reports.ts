import type { Endpoint } from "#endpoint.ts";

export const reportReasons = [
  "scam",
  "not-a-job",
  "discrimination",
  "misleading",
  "closed",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The most characters of what a reporter says. */
export const longestReport = 2_000;
/** So many reports an hour are taken from one address, and from one person. */
export const mostReportsAnHour = 10;

export const reportJob = {
  method: "POST",
  path: "/api/jobs/{id}/report",
  access: "everyone",
} as const satisfies Endpoint;
