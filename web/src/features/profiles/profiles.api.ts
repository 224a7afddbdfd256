import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { getJob, listJobs } from "@rolecall/contract/jobs/jobs.ts";
import {
  countRecommendedJobs,
  listRecommendedJobs,
  listSimilarJobs,
} from "@rolecall/contract/match/found-jobs.ts";
import { matchJob } from "@rolecall/contract/match/match.ts";
import { createProfile, getProfile, saveProfile } from "@rolecall/contract/profiles/profiles.ts";
import { mutationOf, queryOrNullOf } from "#lib/query.ts";

/** The user's own profile; null before the first save. */
export const profileQuery = queryOrNullOf(getProfile, {});

/** What a profile says changes how well every job fits. */
const whatChanges = {
  invalidates: [getProfile, currentUser],
  marksStale: [
    matchJob,
    getJob,
    listJobs,
    listRecommendedJobs,
    countRecommendedJobs,
    listSimilarJobs,
  ],
};

export const createProfileMutation = mutationOf(createProfile, whatChanges);
export const saveProfileMutation = mutationOf(saveProfile, whatChanges);
