import { type JobScope, jobScopes } from "@rolecall/contract/jobs/job.ts";
import { addressChoice } from "#lib/text/address-words.ts";

export interface DashboardSearch {
  scope?: JobScope;
}

/** Whose jobs the dashboard shows; all of them are left out of the address. */
export const dashboardSearch = (search: Record<string, unknown>): DashboardSearch => {
  const scope = addressChoice(search["scope"], jobScopes);
  return scope === undefined || scope === "all" ? {} : { scope };
};
