import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** The most jobs that one account keeps. */
export const mostSavedByAccount = 500;
/** The most jobs that are saved by one call. */
export const mostSavedAtOnce = 100;
export const savedNoteMaximum = 2_000;

export const tooManySavedText = refusal(
  "too-many-saved-jobs",
  `You can save at most ${mostSavedByAccount} jobs`,
);

export const savedJobSorts = ["newest", "deadline"] as const;
export type SavedJobSort = (typeof savedJobSorts)[number];

export const listSavedJobs = {
  method: "GET",
  path: "/api/jobs/saved",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const listSavedIds = {
  method: "GET",
  path: "/api/jobs/saved/ids",
  access: "signed-in",
} as const satisfies Endpoint;

export const saveJob = {
  method: "PUT",
  path: "/api/jobs/{id}/saved",
  access: "signed-in",
} as const satisfies Endpoint;

export const forgetJob = {
  method: "DELETE",
  path: "/api/jobs/{id}/saved",
  access: "signed-in",
} as const satisfies Endpoint;

export const saveJobs = {
  method: "POST",
  path: "/api/jobs/saved",
  access: "signed-in",
} as const satisfies Endpoint;
