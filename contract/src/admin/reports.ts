import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const reportMissingText = refusal("report-not-found", "Report not found");
export const caseClosedText = refusal("case-closed", "This case is closed");
export const decisions = ["take-down", "suspend", "dismiss"] as const;
export type Decision = (typeof decisions)[number];
/** A case shows at most so many of its reports, the newest. */
export const reportsPerCase = 100;

export const listReports = {
  method: "GET",
  path: "/api/admin/reports",
  access: "administrator",
  paged: true,
} as const satisfies Endpoint;

export const decideCase = {
  method: "POST",
  path: "/api/admin/reports/{id}",
  access: "administrator",
} as const satisfies Endpoint;
