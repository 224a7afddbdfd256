import type { Endpoint } from "#endpoint.ts";

const access = "administrator";

export const listSupervisedJobs = {
  method: "GET",
  path: "/api/admin/jobs",
  access,
  paged: true,
} as const satisfies Endpoint;

export const getSupervisedJob = {
  method: "GET",
  path: "/api/admin/jobs/{id}",
  access,
} as const satisfies Endpoint;

export const takeJobDown = {
  method: "PUT",
  path: "/api/admin/jobs/{id}/takedown",
  access,
} as const satisfies Endpoint;

export const listJobAgain = {
  method: "DELETE",
  path: "/api/admin/jobs/{id}/takedown",
  access,
} as const satisfies Endpoint;

export const approveJob = {
  method: "PUT",
  path: "/api/admin/jobs/{id}/approval",
  access,
} as const satisfies Endpoint;
