import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import type { JobScope } from "@rolecall/contract/jobs/job.ts";
import { queryOf } from "#lib/query.ts";

/** The dashboard's data; the filter of applications offers its jobs. */
export const dashboardQuery = (scope: JobScope = "all") =>
  queryOf(recruiterDashboard, { query: scope === "all" ? {} : { scope } });
