import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** Whose companies find somebody: nobody's, those that are verified, or all. */
export const finders = ["nobody", "verified", "all"] as const;
export type Finder = (typeof finders)[number];

/** The most companies that somebody leaves out by name. */
export const mostExcepted = 500;

export const talkAnswers = ["yes", "no"] as const;
export const talkStatuses = ["waiting", ...talkAnswers] as const;
export type TalkStatus = (typeof talkStatuses)[number];

export const unknownCompanyText = refusal("unknown-company", "Unknown company");
export const talkRequestMissingText = refusal("talk-request-not-found", "Request not found");

/** Who finds the caller. */
export const getFindable = {
  method: "GET",
  path: "/api/profile/findable",
  access: "signed-in",
} as const satisfies Endpoint;

export const setFindable = {
  method: "PUT",
  path: "/api/profile/findable",
  access: "signed-in",
} as const satisfies Endpoint;

/** What companies wrote to the caller, whom they found. */
export const listTalkRequests = {
  method: "GET",
  path: "/api/profile/requests",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const answerTalkRequest = {
  method: "PATCH",
  path: "/api/profile/requests/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

/** Which companies looked at the caller. */
export const listLooks = {
  method: "GET",
  path: "/api/profile/looks",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;
