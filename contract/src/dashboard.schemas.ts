import * as z from "zod";
import { loadedApplication } from "./applications/application.schemas.ts";
import { namedCompany } from "./companies/company.schemas.ts";
import * as endpoints from "./dashboard.ts";
import { describeEndpoints } from "./endpoint.ts";
import { briefJob, poster, scopeQuery } from "./jobs/job.schemas.ts";

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

export const dashboardEndpoints = describeEndpoints(endpoints, {
  recruiterDashboard: {
    summary: "The recruiter's figures, newest applications and jobs",
    query: z.object(scopeQuery),
    reply: dashboard,
  },
});
