import { getAnalytics } from "@rolecall/contract/analytics/analytics.ts";
import { queryOf } from "#lib/query.ts";
import type { AnalyticsSearch } from "./analytics-search.ts";
import { spanOf } from "./analytics-search.ts";

/** The figures of the span and the jobs that an address names. */
export const analyticsQuery = ({ jobId, companyId, ...span }: AnalyticsSearch) =>
  queryOf(getAnalytics, {
    query: { ...spanOf(span), ...(jobId && { jobId }), ...(companyId && { companyId }) },
  });
