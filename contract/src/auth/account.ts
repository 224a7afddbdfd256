import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const readAccount = {
  method: "GET",
  path: "/api/account",
  access: "signed-in",
} as const satisfies Endpoint;

export const changePassword = {
  method: "POST",
  path: "/api/auth/password",
  access: "signed-in",
} as const satisfies Endpoint;

export const sessionMissingText = refusal("session-not-found", "Session not found");
export const unknownDeviceText = refusal("unknown-device", "Unknown device");

export const listSessions = {
  method: "GET",
  path: "/api/auth/sessions",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const endSession = {
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const endOtherSessions = {
  method: "DELETE",
  path: "/api/auth/sessions",
  access: "signed-in",
} as const satisfies Endpoint;
