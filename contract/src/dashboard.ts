import * as z from "zod";
import { loadedApplication } from "./applications/application.ts";
import { recruiterRefusal } from "./applications/applications.ts";
import { namedCompany } from "./companies/company-name.ts";
import { endpoint } from "./endpoint.ts";
import { briefJob, poster, scopeQuery } from "./jobs/job.ts";

export const recentApplicationsShown = 5;
/** The dashboard's answer names at most this many of the caller's jobs. */
export const dashboardJobsMaximum = 1_000;

const dashboardJob = briefJob.extend({
  ...poster,
  company: namedCompany,
  applicantCount: z.int(),
});

const dashboard = z.object({
  stats: z.object({
    activeJobs: z.int(),
    totalApplications: z.int(),
    interviewsScheduled: z.int(),
    hiresThisMonth: z.int(),
  }),
  recentApplications: z.array(loadedApplication),
  jobs: z.array(dashboardJob),
});
export type Dashboard = z.input<typeof dashboard>;

export const recruiterDashboard = endpoint({
  method: "GET",
  path: "/api/dashboard/recruiter",
  summary: "The recruiter's figures, newest applications and jobs",
  access: { roles: ["recruiter"], refusal: recruiterRefusal },
  query: z.object(scopeQuery),
  reply: dashboard,
});
