import {
  changePasswordForm,
  emailForm,
  personForm,
  credentials,
  registrationForm,
  forgotPasswordForm,
  newPasswordForm,
} from "@rolecall/contract/auth/account-forms.ts";

/** The rules of the login form. */
export const loginRules = credentials;
/** The rules of the registration form. */
export const registrationRules = registrationForm;
/** The rules of the form that requests a reset link. */
export const forgotPasswordRules = forgotPasswordForm;
/** The rules of the form that sets a new password. */
export const newPasswordRules = newPasswordForm;
/** The rules of the form that changes the password. */
export const changePasswordRules = changePasswordForm;
/** The rules of the form that changes one's names. */
export const personRules = personForm;
/** The rules of the form that asks for another email address. */
export const emailRules = emailForm;
