import * as z from "zod";
import { roles } from "./role.ts";
import { textLimits } from "./text-limits.ts";
import { optionalText, requiredText, text } from "./text.ts";

export const usernameMinimum = 3;
const passwordMinimum = 6;

const username = text(textLimits.username, "Username must be at least 3 characters")
  .refine((value) => value.length >= usernameMinimum, "Username must be at least 3 characters")
  .refine((value) => !/\s/u.test(value), "Username must not contain spaces");

export const password = text(textLimits.password, "Password must be at least 6 characters").refine(
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

export const roleChoice = z.enum(roles, {
  error: "Choose one of the roles: candidate, recruiter or company",
});

export const registration = z.object({
  username,
  password,
  email,
  firstName: optionalText(textLimits.name),
  lastName: optionalText(textLimits.name),
  role: roleChoice.nullish(),
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

export const identifierMissingText = "Enter your username or email address";

/** The form that asks for the link. The call itself takes any text, and tells nobody apart. */
export const forgotPasswordForm = z.object({
  identifier: requiredText(textLimits.email, identifierMissingText),
});
