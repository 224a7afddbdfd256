import type { ReportReason } from "@rolecall/contract/jobs/reports.ts";

/** The reasons from which people choose when they report a job. */
export const reasonLabels: Record<ReportReason, string> = {
  scam: "It is a scam",
  "not-a-job": "It is no job",
  discrimination: "It discriminates",
  misleading: "It is misleading",
  closed: "The position is no longer open",
  other: "Something else",
};
