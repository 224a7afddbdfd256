import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";

export const stageNameMaximum = 60;
export const mostStages = 30;

export const stageNameRequiredText = "Stage name is required";
export const stageNamesDifferText = "Stage names must differ";
export const everyStatusText = "Every status needs a stage";
export const stageKeepsStatusText = "A stage cannot change its status";
export const tooManyStagesText = `At most ${mostStages} stages`;
export const unknownStageText = "Unknown stage";
export const stageMissingText = "Stage not found";

const employers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listCompanyStages = {
  method: "GET",
  path: "/api/companies/{id}/stages",
  access: employers,
} as const satisfies Endpoint;

export const setCompanyStages = {
  method: "PUT",
  path: "/api/companies/{id}/stages",
  access: employers,
} as const satisfies Endpoint;

export const listJobStages = {
  method: "GET",
  path: "/api/jobs/{id}/stages",
  access: employers,
} as const satisfies Endpoint;

export const setJobStages = {
  method: "PUT",
  path: "/api/jobs/{id}/stages",
  access: employers,
} as const satisfies Endpoint;

export const removeJobStages = {
  method: "DELETE",
  path: "/api/jobs/{id}/stages",
  access: employers,
} as const satisfies Endpoint;
