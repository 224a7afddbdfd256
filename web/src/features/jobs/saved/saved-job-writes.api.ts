import {
  forgetJob,
  listSavedIds,
  listSavedJobs,
  saveJob,
  saveJobs,
} from "@rolecall/contract/jobs/saved-jobs.ts";
import { mutationOf } from "#lib/query.ts";

/** A job that is taken off the list stays in sight until one leaves it, so that a slip can be undone. */
const toggled = { invalidates: [listSavedIds], marksStale: [listSavedJobs] };
export const saveJobMutation = mutationOf(saveJob, toggled);
export const forgetJobMutation = mutationOf(forgetJob, toggled);

const lists = { invalidates: [listSavedJobs, listSavedIds] };
export const noteJobMutation = mutationOf(saveJob, lists);
export const takeAlongMutation = mutationOf(saveJobs, lists);
