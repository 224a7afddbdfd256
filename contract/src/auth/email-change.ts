import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const sameEmailText = refusal("same-email-address", "This is already your email address");

/** For how many hours the link in the letter to a new address works. */
export const emailLinkHours = 24;

export const requestEmail = {
  method: "POST",
  path: "/api/auth/email",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const confirmEmail = {
  method: "POST",
  path: "/api/auth/email/confirm",
  access: "signed-in",
} as const satisfies Endpoint;

export const cancelEmail = {
  method: "DELETE",
  path: "/api/auth/email",
  access: "signed-in",
} as const satisfies Endpoint;
