import * as z from "zod";
import { markedApplication } from "./applications/application.schemas.ts";
import { namedCompany } from "./companies/company.schemas.ts";
import * as endpoints from "./dashboard.ts";
import { undecidedMaximum } from "./dashboard.ts";
import { describeEndpoints } from "./endpoint.ts";
import { briefJob, factsLackedByDrafts, jobCan, poster, scopeQuery } from "./jobs/job.schemas.ts";
import { instant } from "./values/instant.ts";

const dashboardJob = briefJob.extend({
  ...factsLackedByDrafts,
  ...poster,
  company: namedCompany,
  applicantCount: z.int(),
  can: jobCan,
});

/** A job with applications that nobody has decided yet. */
const undecidedJob = z.object({
  id: z.string(),
  title: z.string(),
  company: namedCompany,
  undecided: z.int().meta({ description: `Counted up to ${undecidedMaximum}` }),
  oldestAt: instant,
});

const dashboard = z.object({
  stats: z.object({
    activeJobs: z.int(),
    totalApplications: z.int(),
    interviewsScheduled: z.int(),
    hiresThisMonth: z.int(),
  }),
  /** Applications without an answer by the promised time: how many, and those promised one first. */
  waiting: z.object({ count: z.int(), applications: z.array(markedApplication) }),
  /** Those whose oldest undecided application waits longest come first. */
  undecidedJobs: z.array(undecidedJob),
  /** Twelve, oldest first, each with its Monday (UTC): jobs posted, and applications by what became of them. */
  weeks: z.array(
    z.object({
      from: z.string(),
      jobs: z.int(),
      applications: z.int(),
      interviews: z.int(),
      hires: z.int(),
    }),
  ),
  recentApplications: z.array(markedApplication),
  jobs: z.array(dashboardJob),
});
export type Dashboard = z.input<typeof dashboard>;

export const dashboardEndpoints = describeEndpoints(endpoints, {
  recruiterDashboard: {
    summary: "The recruiter's figures and their course, what waits, newest applications and jobs",
    query: z.object(scopeQuery),
    reply: dashboard,
  },
  listUndecidedJobs: {
    summary: "The caller's jobs with undecided applications, those that wait longest first",
    reply: z.array(undecidedJob),
  },
});
