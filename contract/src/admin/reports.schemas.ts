import * as z from "zod";
import { messageReportReasons } from "#conversations/message-reports.ts";
import { describeEndpoints } from "#endpoint.ts";
import { reportReasons } from "#jobs/reports.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { namedCompany, namedPerson, reason } from "./administrators.schemas.ts";
import * as endpoints from "./reports.ts";
import { caseKinds, decisionMissingText, decisions, reportMissingText } from "./reports.ts";

const reasons = z.enum([...new Set([...reportReasons, ...messageReportReasons])]);

const reportCase = z.object({
  /** The job's, where its kind is that. */
  id: z.string(),
  kind: z.enum(caseKinds),
  job: z.object({ id: z.string(), title: z.string() }),
  /** Null while the job is there. */
  deletedAt: instant.nullable(),
  company: namedCompany,
  /** Of a job. */
  poster: namedPerson.nullable(),
  /** Of messages. */
  author: namedPerson.nullable(),
  count: z.int(),
  /** The number of reports with each reason that was named. */
  reasons: z.partialRecord(reasons, z.int()),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: reasons,
      text: z.string().nullable(),
      createdAt: instant,
      reporter: namedPerson.nullable(),
    }),
  ),
  /** What the reporter showed; empty of a job. */
  messages: z.array(z.object({ id: z.string(), text: z.string(), sentAt: instant })),
  answer: z.object({ text: z.string(), at: instant }).nullable(),
  decision: z.enum(decisions).nullable(),
  decidedAt: instant.nullable(),
});
export type ReportCase = z.input<typeof reportCase>;

export const reportCaseEndpoints = describeEndpoints(endpoints, {
  listReports: {
    summary:
      "What was reported, a case for each job and each report of messages, the one reported first at the top",
    query: z.object({
      status: z
        .enum(["open", "closed"], {
          error: refusal("choose-open-or-closed", "Choose open or closed"),
        })
        .default("open"),
      ...afterQuery("report"),
      ...pageQuery({ default: 50, max: 100 }),
    }),
    reply: z.array(reportCase),
  },
  decideCase: {
    summary: "Decide a case",
    params: idParams(reportMissingText),
    body: z.object({
      decision: z.enum(decisions, {
        error: decisionMissingText,
      }),
      reason,
    }),
    reply: reportCase,
  },
});
