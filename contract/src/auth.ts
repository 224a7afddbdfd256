import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { instant } from "./instant.ts";
import { roles } from "./role.ts";
import { optionalText, requiredText, text, textLimits } from "./text.ts";

export const usernameMinimum = 3;
const passwordMinimum = 6;
/** The strength meter gives points from here on; shorter passwords are accepted all the same. */
export const passwordStrengthMinimum = 8;

const username = text(textLimits.username, "Username must be at least 3 characters")
  .refine((value) => value.length >= usernameMinimum, "Username must be at least 3 characters")
  .refine((value) => !/\s/u.test(value), "Username must not contain spaces");

const password = text(textLimits.password, "Password must be at least 6 characters").refine(
  (value) => value.length >= passwordMinimum,
  "Password must be at least 6 characters",
);

/** A blank email counts as none. */
const email = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  text(textLimits.email, "Enter a valid email address")
    .regex(/^[^\s@<>()",;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/u, "Enter a valid email address")
    .nullish(),
);

export const credentials = z.object({
  /** The email address signs in as well. */
  username: text(textLimits.email, "Username must be at least 3 characters").refine(
    (value) => value.length >= usernameMinimum,
    "Username must be at least 3 characters",
  ),
  password,
  rememberMe: z.boolean({ error: "Remember me must be true or false" }).nullish(),
});

const role = z.enum(roles, {
  error: "Choose one of the roles: candidate, recruiter or company",
});

export const registration = z.object({
  username,
  password,
  email,
  firstName: optionalText(textLimits.name),
  lastName: optionalText(textLimits.name),
  role: role.nullish(),
});

interface ConfirmedPassword {
  password: string;
  confirmPassword: string;
}

const isConfirmed = (form: ConfirmedPassword) => form.confirmPassword === form.password;
const unconfirmed = { path: ["confirmPassword"], message: "Passwords don't match" };

/** The registration form asks two things more; neither is sent. */
export const registrationForm = registration
  .extend({
    confirmPassword: z.string(),
    agreedToTerms: z
      .boolean()
      .refine((agreed) => agreed, "You must agree to the terms and conditions"),
  })
  .refine(isConfirmed, { ...unconfirmed, when: () => true });

/** The form behind a mailed link. */
export const newPasswordForm = z
  .object({ password, confirmPassword: z.string() })
  .refine(isConfirmed, { ...unconfirmed, when: () => true });

/** What a user's own record carries of the candidate profile. */
const ownProfile = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  location: z.string(),
  phoneNumber: z.string().nullable(),
  resumeUrl: z.string().nullable(),
});

const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  createdAt: instant,
  updatedAt: instant,
  candidateProfile: ownProfile.nullable(),
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
  body: credentials,
  reply: user,
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  summary: "Make an account and sign in",
  access: "everyone",
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
  body: z.object({ role }),
  reply: user,
});

const identifierMissingText = "Enter your username or email address";

/** The form that asks for the link. The call itself takes any text, and tells nobody apart. */
export const forgotPasswordForm = z.object({
  identifier: requiredText(textLimits.email, identifierMissingText),
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/password/forgot",
  summary: "Ask for a link to set a new password",
  access: "everyone",
  status: 202,
  body: z.object({ identifier: text(textLimits.email, identifierMissingText) }),
  reply: z.object({ message: z.string() }),
});

export const expiredLinkText = "This link is no longer valid";

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/password/reset",
  summary: "Set a new password with the token of a mailed link",
  access: "everyone",
  status: 204,
  body: z.object({
    token: z.string({ error: expiredLinkText }).max(200, expiredLinkText),
    password,
  }),
});

export const resetLinkSentText =
  "If an account with an email address goes by that name, a link to set a new password is on its way there.";
export const wrongCredentialsText = "Invalid username or password";
