import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { profile } from "#profiles/profiles.schemas.ts";
import { instant } from "#values/instant.ts";
import { roles } from "#values/role.ts";
import {
  credentials,
  forgotPasswordForm,
  password,
  registration,
  roleChoice,
} from "./account-forms.ts";
import * as endpoints from "./auth.ts";
import { expiredLinkText } from "./auth.ts";
import { secondStepWays } from "./second-step.ts";

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

/** The answer to a right password if a second step follows. */
const secondStepNeeded = z.object({
  next: z.literal("second-factor"),
  ways: z.array(z.enum(secondStepWays)),
});

export const authEndpoints = describeEndpoints(endpoints, {
  currentUser: {
    summary: "The signed-in user",
    reply: user,
  },
  signIn: {
    summary: "Sign in with username and password",
    refusals: ["not-signed-in", "too-many"],
    body: credentials,
    reply: user,
    interim: secondStepNeeded,
  },
  register: {
    summary: "Make an account and sign in",
    refusals: ["not-signed-in", "too-many"],
    status: 201,
    body: registration,
    reply: user,
  },
  signOut: {
    summary: "Sign out",
    status: 204,
  },
  changeRole: {
    summary: "Choose one's own role",
    counts: "edit",
    body: z.object({ role: roleChoice }),
    reply: user,
  },
  forgotPassword: {
    summary: "Ask for a link to set a new password",
    refusals: ["too-many"],
    status: 202,
    body: forgotPasswordForm,
    reply: z.object({ message: z.string() }),
  },
  resetPassword: {
    summary: "Set a new password with the token of a mailed link",
    refusals: ["too-many"],
    status: 204,
    body: z.object({
      token: z.string({ error: expiredLinkText }).max(200, expiredLinkText),
      password,
    }),
  },
});
