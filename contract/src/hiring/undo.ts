import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** So long it can be undone. */
export const undoSeconds = 30;

export const undoMissingText = refusal("undo-not-found", "Undo not found");
export const undoOverText = refusal("undo-over", "This can no longer be undone");

export const undo = {
  method: "POST",
  path: "/api/undo/{id}",
  access: { roles: ["recruiter", "company"], refusal: recruiterRefusal },
} as const satisfies Endpoint;
