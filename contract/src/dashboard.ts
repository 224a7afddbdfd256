import { recruiterRefusal } from "./applications/applications.ts";
import type { Endpoint } from "./endpoint.ts";
import { listManagedJobs } from "./jobs/jobs.ts";
import type { Role } from "./values/role.ts";

export const recentApplicationsShown = 5;
/** The dashboard's answer names at most this many of the caller's jobs. */
export const dashboardJobsMaximum = 1_000;
/** The jobs whose undecided applications the dashboard names, those that wait longest first. */
export const undecidedJobsShown = 5;
/** The applications that wait for an answer, of which the dashboard shows so many. */
export const waitingApplicationsShown = 5;
/** The undecided applications of a job are counted up to this many. */
export const undecidedMaximum = 1_000;

/** What the dashboard counts by week. */
export const dashboardCourses = ["jobs", "applications", "interviews", "hires"] as const;
export type DashboardCourse = (typeof dashboardCourses)[number];

export const recruiterDashboard = {
  method: "GET",
  path: "/api/dashboard/recruiter",
  access: { roles: ["recruiter"], refusal: recruiterRefusal },
} as const satisfies Endpoint;

/** What home shows of it to all who post jobs. */
export const listUndecidedJobs = {
  method: "GET",
  path: "/api/dashboard/undecided",
  access: listManagedJobs.access,
} as const satisfies Endpoint;

/** Whether accounts of a role have a dashboard. */
export const hasDashboard = (role: Role): boolean =>
  recruiterDashboard.access.roles.some((allowed) => allowed === role);
