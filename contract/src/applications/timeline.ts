import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { recruiterRefusal } from "./applications.ts";

export const alreadyOpenedText = refusal(
  "application-was-already-opened",
  "This application was already opened",
);
export const alreadyDecidedText = refusal(
  "application-already-decided",
  "This application is already decided",
);
export const withdrawnText = refusal("application-was-withdrawn", "This application was withdrawn");
export const appliedTooOftenText = refusal(
  "applied-too-often",
  "You have applied to this job too often",
);

/** The most characters of the reason of a withdrawal. */
export const withdrawalReasonMaximum = 1_000;
/** How often one may apply to one job anew. */
export const mostTimesAnew = 3;

export const getTimeline = {
  method: "GET",
  path: "/api/applications/{id}/timeline",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const openApplication = {
  method: "PUT",
  path: "/api/applications/{id}/opened",
  access: { roles: ["recruiter", "company"], refusal: recruiterRefusal },
} as const satisfies Endpoint;

export const changeApplication = {
  method: "PATCH",
  path: "/api/applications/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const withdrawApplication = {
  method: "POST",
  path: "/api/applications/{id}/withdraw",
  access: "signed-in",
} as const satisfies Endpoint;
