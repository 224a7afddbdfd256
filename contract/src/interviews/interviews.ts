import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const interviewStates = ["proposed", "scheduled", "cancelled"] as const;
export type InterviewState = (typeof interviewStates)[number];

export const interviewMissingText = refusal("interview-not-found", "Interview not found");
export const timeInFutureText = refusal("time-in-future", "Choose a time in the future");
export const timeTooFarText = refusal("time-too-far", "Choose a time within two years");
export const badVideoLinkText = refusal("invalid-video-link", "Enter a valid video link");
export const timeTakenText = refusal("time-taken", "This time is already taken");
export const interviewCancelledText = refusal(
  "interview-was-cancelled",
  "This interview was cancelled",
);
export const tooManyTimesText = refusal("too-many-times", "Offer at most 50 times");

/** The most times among which a candidate chooses. */
export const mostTimes = 50;

const employers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listInterviews = {
  method: "GET",
  path: "/api/applications/{id}/interviews",
  access: "signed-in",
} as const satisfies Endpoint;

export const addInterview = {
  method: "POST",
  path: "/api/applications/{id}/interviews",
  access: employers,
} as const satisfies Endpoint;

export const changeInterview = {
  method: "PATCH",
  path: "/api/interviews/{id}",
  access: employers,
} as const satisfies Endpoint;

export const cancelInterview = {
  method: "DELETE",
  path: "/api/interviews/{id}",
  access: employers,
} as const satisfies Endpoint;
