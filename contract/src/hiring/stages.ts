import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const stageNameMaximum = 60;
export const mostStages = 30;

export const stageNameRequiredText = refusal("stage-name-required", "Stage name is required");
export const stageNamesDifferText = refusal("stage-names-must-differ", "Stage names must differ");
export const everyStatusText = refusal("every-status-needs-stage", "Every status needs a stage");
export const stageKeepsStatusText = refusal(
  "stage-cannot-change-its-status",
  "A stage cannot change its status",
);
export const tooManyStagesText = refusal("too-many-stages", `At most ${mostStages} stages`);
export const unknownStageText = refusal("unknown-stage", "Unknown stage");
export const stageMissingText = refusal("stage-not-found", "Stage not found");

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

export const moveToStage = {
  method: "PUT",
  path: "/api/applications/{id}/stage",
  access: employers,
} as const satisfies Endpoint;

export const moveManyToStage = {
  method: "POST",
  path: "/api/applications/bulk-move",
  access: employers,
} as const satisfies Endpoint;
