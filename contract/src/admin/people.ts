import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const stillAdministratorText = refusal(
  "still-administrator",
  "Remove the mark of administrator first",
);

const access = "administrator";

export const listUsers = {
  method: "GET",
  path: "/api/admin/users",
  access,
  paged: true,
} as const satisfies Endpoint;

export const getUser = {
  method: "GET",
  path: "/api/admin/users/{id}",
  access,
} as const satisfies Endpoint;

export const suspendUser = {
  method: "PUT",
  path: "/api/admin/users/{id}/suspension",
  access,
} as const satisfies Endpoint;

export const restoreUser = {
  method: "DELETE",
  path: "/api/admin/users/{id}/suspension",
  access,
} as const satisfies Endpoint;

export const approveUser = {
  method: "PUT",
  path: "/api/admin/users/{id}/approval",
  access,
} as const satisfies Endpoint;

export const endSecondFactor = {
  method: "DELETE",
  path: "/api/admin/users/{id}/second-factor",
  access,
} as const satisfies Endpoint;

export const endSessions = {
  method: "DELETE",
  path: "/api/admin/users/{id}/sessions",
  access,
} as const satisfies Endpoint;
