import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { queryOf } from "#lib/query.ts";

export const dashboardQuery = queryOf(recruiterDashboard, {});
