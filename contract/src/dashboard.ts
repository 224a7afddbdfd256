import { recruiterRefusal } from "./applications/applications.ts";
import type { Endpoint } from "./endpoint.ts";

export const recentApplicationsShown = 5;
/** The dashboard's answer names at most this many of the caller's jobs. */
export const dashboardJobsMaximum = 1_000;

export const recruiterDashboard = {
  method: "GET",
  path: "/api/dashboard/recruiter",
  access: { roles: ["recruiter"], refusal: recruiterRefusal },
} as const satisfies Endpoint;
