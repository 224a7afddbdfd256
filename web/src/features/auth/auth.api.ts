import {
  currentUser,
  forgotPassword,
  register,
  resetPassword,
  signIn,
  signOut,
} from "@rolecall/contract/auth/auth.ts";
import { getJob } from "@rolecall/contract/jobs/jobs.ts";
import { mutationOf, queryOf, queryOrNullOf } from "#lib/query.ts";

/** The signed-in user, or null. */
export const currentUserQuery = queryOrNullOf(currentUser, {});

/** The job that a sign-in goes on to. */
export const waitingJobQuery = (id: string) => queryOf(getJob, { params: { id } });

// A sign-in changes every answer, not only one endpoint's: see use-start-session and use-sign-out.
export const signInMutation = mutationOf(signIn, { invalidates: [] });
export const registerMutation = mutationOf(register, { invalidates: [] });
export const signOutMutation = mutationOf(signOut, { invalidates: [] });
export const forgotPasswordMutation = mutationOf(forgotPassword, { invalidates: [] });
export const resetPasswordMutation = mutationOf(resetPassword, { invalidates: [] });
