import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const reportMissingText = refusal("report-not-found", "Report not found");
export const caseClosedText = refusal("case-closed", "This case is closed");
export const decisionMissingText = refusal(
  "choose-take-down-suspend-or-dismiss",
  "Choose take-down, suspend or dismiss",
);
/** Of what a case is made: the reports of a job, or messages that somebody showed. */
export const caseKinds = ["job", "messages"] as const;
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
