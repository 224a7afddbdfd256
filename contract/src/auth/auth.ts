import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { profile } from "#profiles/profiles.ts";
import { instant } from "#values/instant.ts";
import { roles } from "#values/role.ts";
import {
  credentials,
  forgotPasswordForm,
  password,
  registration,
  roleChoice,
} from "./account-forms.ts";
import { secondStepNeeded } from "./second-step.ts";

/** The strength meter gives points from here on; shorter passwords are accepted all the same. */
export const passwordStrengthMinimum = 8;

/** A user, as they see themselves. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  createdAt: instant,
  updatedAt: instant,
  candidateProfile: profile.nullable(),
});
export type User = z.input<typeof user>;

export const currentUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  summary: "The signed-in user",
  access: "signed-in",
  nothing: 401,
  reply: user,
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/login",
  summary: "Sign in with username and password",
  access: "everyone",
  refusals: ["not-signed-in", "too-many"],
  body: credentials,
  reply: user,
  interim: secondStepNeeded,
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  summary: "Make an account and sign in",
  access: "everyone",
  refusals: ["too-many"],
  status: 201,
  body: registration,
  reply: user,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Sign out",
  access: "everyone",
  status: 204,
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/api/auth/user/role",
  summary: "Choose one's own role",
  access: "signed-in",
  body: z.object({ role: roleChoice }),
  reply: user,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/password/forgot",
  summary: "Ask for a link to set a new password",
  access: "everyone",
  refusals: ["too-many"],
  status: 202,
  body: forgotPasswordForm,
  reply: z.object({ message: z.string() }),
});

/** Where the installation refuses such passwords: at registration and reset. */
export const commonPasswordText = "This password is too common";

export const expiredLinkText = "This link is no longer valid";

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/password/reset",
  summary: "Set a new password with the token of a mailed link",
  access: "everyone",
  refusals: ["too-many"],
  status: 204,
  body: z.object({
    token: z.string({ error: expiredLinkText }).max(200, expiredLinkText),
    password,
  }),
});

export const resetLinkSentText =
  "If an account goes by that name and has an email address, we have sent a link.";
export const wrongCredentialsText = "Invalid username or password";
