import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const applicationMissingText = refusal("application-not-found", "Application not found");
export const recruiterRefusal = refusal(
  "recruiter-access-needed",
  "You need recruiter access to view this page.",
);

/** The source of applications of which no link says where they come from. */
export const directSource = "direct";

export const applicationsPerPage = 20;

const recruiters = { roles: ["recruiter"], refusal: recruiterRefusal } as const;
const reviewers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const applicationSorts = ["appliedAt", "status", "candidate", "jobTitle", "match"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const apply = {
  method: "POST",
  path: "/api/applications",
  access: "signed-in",
} as const satisfies Endpoint;

export const listOwnApplications = {
  method: "GET",
  path: "/api/applications/candidate",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const listJobApplications = {
  method: "GET",
  path: "/api/applications/job/{jobId}",
  access: reviewers,
  paged: true,
} as const satisfies Endpoint;

export const getApplication = {
  method: "GET",
  path: "/api/applications/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const changeStatus = {
  method: "PUT",
  path: "/api/applications/{id}/status",
  access: reviewers,
} as const satisfies Endpoint;

export const statusHistory = {
  method: "GET",
  path: "/api/applications/{id}/history",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const filterApplications = {
  method: "GET",
  path: "/api/applications/filter",
  access: recruiters,
} as const satisfies Endpoint;

export const bulkUpdateStatus = {
  method: "POST",
  path: "/api/applications/bulk-update",
  access: recruiters,
} as const satisfies Endpoint;
