import type { Endpoint } from "#endpoint.ts";
import { createJob } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";

export const jobTemplateNameMaximum = 200;
export const mostJobTemplates = 100;
export const manyJobTemplatesText = refusal(
  "too-many-job-templates",
  `A company has at most ${mostJobTemplates} job templates`,
);

const { access } = createJob;

export const copyJob = {
  method: "POST",
  path: "/api/jobs/{id}/copy",
  access,
} as const satisfies Endpoint;

export const listJobTemplates = {
  method: "GET",
  path: "/api/companies/{id}/job-templates",
  access,
} as const satisfies Endpoint;

export const addJobTemplate = {
  method: "POST",
  path: "/api/companies/{id}/job-templates",
  access,
} as const satisfies Endpoint;

export const deleteJobTemplate = {
  method: "DELETE",
  path: "/api/companies/{id}/job-templates/{templateId}",
  access,
} as const satisfies Endpoint;

export const beginFromTemplate = {
  method: "POST",
  path: "/api/companies/{id}/job-templates/{templateId}/jobs",
  access,
} as const satisfies Endpoint;
