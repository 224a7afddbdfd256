import * as z from "zod";
import { refusal } from "#refusal.ts";
import { hasUnseen } from "#values/blank.ts";
import { emailAddress, optionalEmail } from "#values/email.ts";
import { roles } from "#values/role.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText, requiredText, text, textOfAtLeast } from "#values/text.ts";

export const usernameMinimum = 3;
const passwordMinimum = 6;

const usernameText = refusal("username-too-short", "Username must be at least 3 characters");

const username = textOfAtLeast(usernameMinimum, textLimits.username, usernameText)
  .refine(
    (value) => !/\s/u.test(value),
    refusal("username-must-not-contain-spaces", "Username must not contain spaces"),
  )
  .refine(
    (value) => !hasUnseen(value),
    refusal(
      "username-must-not-contain-invisible-characters",
      "Username must not contain invisible characters",
    ),
  );

export const password = textOfAtLeast(
  passwordMinimum,
  textLimits.password,
  refusal("password-too-short", "Password must be at least 6 characters"),
);

export const credentials = z.object({
  /** The email address signs in as well. */
  username: textOfAtLeast(usernameMinimum, textLimits.email, usernameText),
  password,
  rememberMe: z
    .boolean({
      error: refusal("remember-me-must-be-true-or-false", "Remember me must be true or false"),
    })
    .nullish(),
});

export const roleChoice = z.enum(roles, {
  error: refusal("choose-role", "Choose one of the roles: candidate, recruiter or company"),
});

export const registration = z.object({
  username,
  password,
  email: optionalEmail,
  firstName: optionalText(textLimits.name),
  lastName: optionalText(textLimits.name),
  role: roleChoice.nullish(),
  /** The token of an invitation, where registration needs one. */
  invitation: text(200).nullish(),
});

/** The names of an account, as the settings change them. */
export const personForm = z.object({
  username,
  firstName: optionalText(textLimits.name),
  lastName: optionalText(textLimits.name),
});

/** The form that asks for another email address. */
export const emailForm = z.object({ email: emailAddress });

interface ConfirmedPassword {
  password: string;
  confirmPassword: string;
}

const isConfirmed = (form: ConfirmedPassword) => form.confirmPassword === form.password;
const unconfirmed = {
  path: ["confirmPassword"],
  message: refusal("passwords-dont-match", "Passwords don't match"),
};

/** The registration form asks two things more; neither is sent. */
export const registrationForm = registration
  .extend({
    confirmPassword: z.string(),
    agreedToTerms: z
      .boolean()
      .refine(
        (agreed) => agreed,
        refusal("terms-not-agreed", "You must agree to the terms and conditions"),
      ),
  })
  .refine(isConfirmed, { ...unconfirmed, when: () => true });

/** The form behind a mailed link. */
export const newPasswordForm = z
  .object({ password, confirmPassword: z.string() })
  .refine(isConfirmed, { ...unconfirmed, when: () => true });

/** The form of the settings, which sets another password. */
export const changePasswordForm = z
  .object({
    currentPassword: requiredText(
      textLimits.password,
      refusal("enter-current-password", "Enter your current password"),
    ),
    password,
    confirmPassword: z.string(),
  })
  .refine(isConfirmed, { ...unconfirmed, when: () => true });

const identifierMissingText = refusal("identifier-missing", "Enter your username or email address");

/** The form that asks for a link to set a new password. */
export const forgotPasswordForm = z.object({
  identifier: requiredText(textLimits.email, identifierMissingText),
});
