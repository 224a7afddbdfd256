import { readAccount } from "@rolecall/contract/auth/account.ts";
import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { cancelEmail, confirmEmail, requestEmail } from "@rolecall/contract/auth/email-change.ts";
import { changePerson, registerPicture } from "@rolecall/contract/auth/person.ts";
import { mutationOf } from "#lib/query.ts";

export const changePersonMutation = mutationOf(changePerson, { invalidates: [currentUser] });
export const registerPictureMutation = mutationOf(registerPicture, { invalidates: [] });
export const requestEmailMutation = mutationOf(requestEmail, { invalidates: [readAccount] });
export const cancelEmailMutation = mutationOf(cancelEmail, { invalidates: [readAccount] });
export const confirmEmailMutation = mutationOf(confirmEmail, {
  invalidates: [currentUser, readAccount],
});
