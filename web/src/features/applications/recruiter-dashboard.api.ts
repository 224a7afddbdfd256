import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { queryOf } from "#lib/query.ts";

/** The dashboard's data; the filter of applications offers its jobs. */
export const dashboardQuery = queryOf(recruiterDashboard, {});
