import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const interviewLinkEndedText = refusal("link-not-valid", "This link is no longer valid");
export const offeredTimesText = refusal("time-not-offered", "Choose one of the offered times");

/** The page on which a candidate chooses a time, below the address of the site. */
export const interviewPagePrefix = "/interviews/";

export const getInterviewPage = {
  method: "GET",
  path: "/api/interview-pages/{token}",
  access: "everyone",
} as const satisfies Endpoint;

export const chooseInterviewTime = {
  method: "POST",
  path: "/api/interview-pages/{token}",
  access: "everyone",
} as const satisfies Endpoint;

export const cancelByPage = {
  method: "DELETE",
  path: "/api/interview-pages/{token}",
  access: "everyone",
} as const satisfies Endpoint;
