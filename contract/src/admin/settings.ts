import type { Endpoint } from "#endpoint.ts";

export const admissions = ["at-once", "after-a-look"] as const;

export const readSettings = {
  method: "GET",
  path: "/api/admin/settings",
  access: "administrator",
} as const satisfies Endpoint;

export const changeSettings = {
  method: "PATCH",
  path: "/api/admin/settings",
  access: "administrator",
} as const satisfies Endpoint;

export const inviteToRegister = {
  method: "POST",
  path: "/api/admin/invitations",
  access: "administrator",
} as const satisfies Endpoint;

export const writeText = {
  method: "PUT",
  path: "/api/admin/texts/{name}",
  access: "administrator",
} as const satisfies Endpoint;
