import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** The strength meter gives points from here on; shorter passwords are accepted all the same. */
export const passwordStrengthMinimum = 8;

export const currentUser = {
  method: "GET",
  path: "/api/auth/user",
  access: "signed-in",
  nothing: 401,
} as const satisfies Endpoint;

export const signIn = {
  method: "POST",
  path: "/api/login",
  access: "everyone",
} as const satisfies Endpoint;

export const register = {
  method: "POST",
  path: "/api/register",
  access: "everyone",
} as const satisfies Endpoint;

export const signOut = {
  method: "POST",
  path: "/api/logout",
  access: "everyone",
} as const satisfies Endpoint;

export const changeRole = {
  method: "PATCH",
  path: "/api/auth/user/role",
  access: "signed-in",
} as const satisfies Endpoint;

export const forgotPassword = {
  method: "POST",
  path: "/api/password/forgot",
  access: "everyone",
} as const satisfies Endpoint;

/** The sentence of an installation that refuses common passwords, at registration and reset. */
export const commonPasswordText = refusal("password-too-common", "This password is too common");

export const expiredLinkText = refusal("link-not-valid", "This link is no longer valid");

export const resetPassword = {
  method: "POST",
  path: "/api/password/reset",
  access: "everyone",
} as const satisfies Endpoint;

export const resetLinkSentText =
  "If an account goes by that name and has an email address, we have sent a link.";
export const wrongCredentialsText = refusal(
  "invalid-username-or-password",
  "Invalid username or password",
);
