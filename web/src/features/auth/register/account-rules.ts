import {
  credentials,
  registrationForm,
  forgotPasswordForm,
  newPasswordForm,
} from "@rolecall/contract/auth/account-forms.ts";

/** What signing in asks of the form. */
export const loginRules = credentials;
/** What an account asks for. */
export const registrationRules = registrationForm;
/** Whom a new password is for. */
export const forgotPasswordRules = forgotPasswordForm;
/** A new password, twice. */
export const newPasswordRules = newPasswordForm;
