import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { createProfile, getProfile, saveProfile } from "@rolecall/contract/profiles/profiles.ts";
import { mutationOf, queryOrNullOf } from "#lib/query.ts";

/** The user's own profile; null before the first save. */
export const profileQuery = queryOrNullOf(getProfile, {});

const whatChanges = { invalidates: [getProfile, currentUser] };

export const createProfileMutation = mutationOf(createProfile, whatChanges);
export const saveProfileMutation = mutationOf(saveProfile, whatChanges);
