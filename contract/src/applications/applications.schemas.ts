import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { withLetter } from "#hiring/chosen-letter.schemas.ts";
import { scopeQuery } from "#jobs/job.schemas.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { afterQuery, choiceQuery, flagQuery, pageQuery, queryNumber } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { applicationDraft } from "./application-draft.ts";
import { applicationChoice, idChoice } from "./application-filter.schemas.ts";
import { applicationStatuses } from "./application-status.ts";
import {
  loadedApplication,
  markedApplication,
  ownApplication,
  perhapsMarkedApplication,
} from "./application.schemas.ts";
import * as endpoints from "./applications.ts";
import { applicationMissingText, applicationsPerPage, applicationSorts } from "./applications.ts";
import { defaultExportColumns, exportColumns, unknownColumnText } from "./export.ts";
import { nothingSelectedText } from "./refusals.ts";

/** The most applications that one bulk update may name. */
const bulkUpdateMaximum = 1_000;

/** The ids of the applications that are moved together. */
export const severalApplications = z
  .array(z.guid({ error: refusal("unknown-application", "Unknown application") }), {
    error: nothingSelectedText,
  })
  .min(1, nothingSelectedText)
  .max(
    bulkUpdateMaximum,
    refusal("too-many-applications", `At most ${bulkUpdateMaximum} applications at a time`),
  );

const withdrawnQuery = flagQuery("withdrawn").meta({
  description: "With those that were withdrawn",
});

/** Newest first, or best match first. */
export const applicationOrder = z
  .enum(["newest", "match"], { error: refusal("unknown-sort", "Unknown sort") })
  .default("newest");

const status = z.enum(applicationStatuses, {
  error: refusal("choose-status", "Choose one of the application statuses"),
});

const applicationFilter = z.object({
  ...applicationChoice,
  jobId: idChoice("Unknown job"),
  ...scopeQuery,
  withdrawn: withdrawnQuery,
  sortBy: z
    .enum(applicationSorts, { error: refusal("unknown-sort", "Unknown sort") })
    .default("appliedAt"),
  sortOrder: z
    .enum(["asc", "desc"], {
      error: refusal("sort-order-must-be-asc-or-desc", "Sort order must be asc or desc"),
    })
    .default("desc"),
  ...afterQuery("application"),
  ...pageQuery({ default: applicationsPerPage, max: 100 }),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;

/** What a CSV is made of: what the filter gives, whole, and the columns. */
export const applicationExport = applicationFilter
  .omit({ after: true, page: true, limit: true })
  .extend({
    columns: text(textLimits.search, unknownColumnText)
      .optional()
      .transform((columns = "") => columns.split(",").filter((column) => column !== ""))
      .pipe(z.array(z.enum(exportColumns, { error: unknownColumnText })))
      .transform((columns) => (columns.length > 0 ? [...new Set(columns)] : defaultExportColumns)),
  });
export type ApplicationExport = z.output<typeof applicationExport>;

const statusChange = z.object({
  id: z.string(),
  from: z.enum(applicationStatuses),
  to: z.enum(applicationStatuses),
  changedAt: instant,
  changedBy: z
    .string()
    .nullable()
    .meta({ description: "Name of who changed it, for who manages the job" }),
});
export type StatusChange = z.input<typeof statusChange>;

export const applicationEndpoints = describeEndpoints(endpoints, {
  apply: {
    summary: "Apply to a job",
    refusals: ["missing", "too-many"],
    status: 201,
    body: applicationDraft,
    reply: loadedApplication,
  },
  listOwnApplications: {
    summary: "The caller's own applications, newest first",
    query: z.object({
      status: choiceQuery(applicationStatuses, refusal("unknown-status", "Unknown status")),
      ...afterQuery("application"),
      ...pageQuery({ default: 1_000, max: 1_000 }),
    }),
    reply: z.array(ownApplication),
  },
  listJobApplications: {
    summary: "The applications of one job, newest first (who manages it)",
    params: z.object({ jobId: z.guid({ error: jobMissingText }) }),
    query: z.object({
      status: choiceQuery(applicationStatuses, refusal("unknown-status", "Unknown status")),
      from: z
        .guid({ error: refusal("unknown-application", "Unknown application") })
        .optional()
        .meta({ description: "The application that the list begins with" }),
      withdrawn: withdrawnQuery,
      matchMin: queryNumber("Match", 0, 100).optional(),
      sort: applicationOrder,
      ...afterQuery("application"),
      ...pageQuery({ default: 1_000, max: 1_000 }),
    }),
    reply: z.array(markedApplication),
  },
  getApplication: {
    summary: "One application (who manages the job, and the candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    reply: perhapsMarkedApplication,
  },
  changeStatus: {
    summary: "Move an application to another status (who manages the job)",
    counts: "move",
    params: idParams(applicationMissingText),
    body: z.object({ status, ...withLetter }),
    reply: markedApplication,
  },
  statusHistory: {
    summary: "Every change of status, oldest first (who manages the job, and the candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    query: z.object(pageQuery({ default: 100, max: 1_000 })),
    reply: z.array(statusChange),
  },
  filterApplications: {
    summary: "Filter and sort the applications of the caller's jobs",
    linked: true,
    query: applicationFilter,
    reply: z.object({
      applications: z.array(markedApplication),
      total: z.int(),
      totalPages: z.int(),
    }),
  },
  bulkUpdateStatus: {
    summary: "Move many applications to one status, all or none",
    counts: "move",
    countsEach: "applicationIds",
    body: z.object({
      applicationIds: severalApplications,
      status: z.enum(applicationStatuses, { error: nothingSelectedText }),
      ...withLetter,
    }),
    reply: z.object({
      updatedCount: z.int(),
      letterCount: z.int().meta({ description: "How many of them get the letter" }),
    }),
  },
});
