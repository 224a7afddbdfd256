import {
  changeRole,
  currentUser,
  forgotPassword,
  register,
  resetPassword,
  signIn,
  signOut,
} from "@rolecall/contract/auth/auth.ts";
import { mutationOf, queryOrNullOf } from "#lib/query.ts";

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOrNullOf(currentUser, {});

// What these make stale is more than one endpoint's answer: use-entrance and use-sign-out see to it.
export const signInMutation = mutationOf(signIn, { invalidates: [] });
export const registerMutation = mutationOf(register, { invalidates: [] });
export const signOutMutation = mutationOf(signOut, { invalidates: [] });
export const changeRoleMutation = mutationOf(changeRole, { invalidates: [currentUser] });
export const forgotPasswordMutation = mutationOf(forgotPassword, { invalidates: [] });
export const resetPasswordMutation = mutationOf(resetPassword, { invalidates: [] });
