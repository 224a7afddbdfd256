import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { scopeQuery } from "#jobs/job.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { afterQuery, choiceQuery, everything, pageQuery } from "#page.ts";
import { idParams } from "#values/id.ts";
import { instant, requestedInstant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import { applicationDraft } from "./application-draft.ts";
import { applicationStatuses } from "./application-status.ts";
import { loadedApplication } from "./application.ts";

export const applicationMissingText = "Application not found";
export const alreadyAppliedText = "You have already applied to this job";
export const jobClosedText = "This job is no longer accepting applications";
export const notYourJobText = "You can only manage applications for your own jobs.";
export const recruiterRefusal = "You need recruiter access to view this page.";

/** The most applications that one bulk update may name. */
const bulkUpdateMaximum = 1_000;
export const applicationsPerPage = 20;
export const nothingSelectedText = "Please select applications and a status to update.";

const recruiters = { roles: ["recruiter"], refusal: recruiterRefusal } as const;
const reviewers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

const status = z.enum(applicationStatuses, { error: "Choose one of the application statuses" });

export const applicationSorts = ["appliedAt", "status", "candidate", "jobTitle"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

const applicationFilter = z.object({
  status: choiceQuery(applicationStatuses, "Unknown status"),
  jobId: z
    .union([z.guid({ error: "Unknown job" }), z.literal([everything, ""])], {
      error: "Unknown job",
    })
    .optional()
    .transform((value) => (value === everything || value === "" ? undefined : value)),
  search: text(textLimits.search).optional(),
  dateFrom: requestedInstant("first", "Enter a valid start date").optional(),
  dateTo: requestedInstant("last", "Enter a valid end date").optional(),
  ...scopeQuery,
  sortBy: z.enum(applicationSorts, { error: "Unknown sort" }).default("appliedAt"),
  sortOrder: z.enum(["asc", "desc"], { error: "Sort order must be asc or desc" }).default("desc"),
  ...afterQuery("application"),
  ...pageQuery({ default: applicationsPerPage, max: 100 }),
});
export type ApplicationFilter = z.output<typeof applicationFilter>;

export const apply = endpoint({
  method: "POST",
  path: "/api/applications",
  summary: "Apply to a job",
  access: "signed-in",
  refusals: ["missing"],
  status: 201,
  body: applicationDraft,
  reply: loadedApplication,
});

export const listOwnApplications = endpoint({
  method: "GET",
  path: "/api/applications/candidate",
  summary: "The caller's own applications, newest first",
  access: "signed-in",
  paged: true,
  query: z.object({ ...afterQuery("application"), ...pageQuery({ default: 1_000, max: 1_000 }) }),
  reply: z.array(loadedApplication),
});

export const listJobApplications = endpoint({
  method: "GET",
  path: "/api/applications/job/{jobId}",
  summary: "The applications of one job, newest first (who manages it)",
  access: reviewers,
  paged: true,
  params: z.object({ jobId: z.guid({ error: jobMissingText }) }),
  query: z.object({
    status: choiceQuery(applicationStatuses, "Unknown status"),
    from: z
      .guid({ error: "Unknown application" })
      .optional()
      .meta({ description: "The application that the list begins with" }),
    ...afterQuery("application"),
    ...pageQuery({ default: 1_000, max: 1_000 }),
  }),
  reply: z.array(loadedApplication),
});

export const changeStatus = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/status",
  summary: "Move an application to another status (who manages the job)",
  access: reviewers,
  params: idParams(applicationMissingText),
  body: z.object({ status }),
  reply: loadedApplication,
});

export const getApplication = endpoint({
  method: "GET",
  path: "/api/applications/{id}",
  summary: "One application (who manages the job, and the candidate)",
  access: "signed-in",
  refusals: ["forbidden"],
  params: idParams(applicationMissingText),
  reply: loadedApplication,
});

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

export const statusHistory = endpoint({
  method: "GET",
  path: "/api/applications/{id}/history",
  summary: "Every change of status, oldest first (who manages the job, and the candidate)",
  access: "signed-in",
  refusals: ["forbidden"],
  paged: true,
  params: idParams(applicationMissingText),
  query: z.object(pageQuery({ default: 100, max: 1_000 })),
  reply: z.array(statusChange),
});

export const filterApplications = endpoint({
  method: "GET",
  path: "/api/applications/filter",
  summary: "Filter and sort the applications of the caller's jobs",
  access: recruiters,
  linked: true,
  query: applicationFilter,
  reply: z.object({
    applications: z.array(loadedApplication),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const bulkUpdateStatus = endpoint({
  method: "POST",
  path: "/api/applications/bulk-update",
  summary: "Move many applications to one status, all or none",
  access: recruiters,
  body: z.object({
    applicationIds: z
      .array(z.guid({ error: "Unknown application" }), { error: nothingSelectedText })
      .min(1, nothingSelectedText)
      .max(bulkUpdateMaximum, `At most ${bulkUpdateMaximum} applications at a time`),
    status: z.enum(applicationStatuses, { error: nothingSelectedText }),
  }),
  reply: z.object({ updatedCount: z.int() }),
});
