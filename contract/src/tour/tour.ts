import type { Endpoint } from "#endpoint.ts";
import { refusal, refusalAbout } from "#refusal.ts";

/** Who looks around on a demo board, in the order of the bar. A stranger is signed out. */
export const tourPeople = [
  "candidate",
  "beginner",
  "recruiter",
  "reviewer",
  "owner",
  "company",
  "admin",
  "stranger",
] as const;
export type TourPerson = (typeof tourPeople)[number];

export const ownSecondFactorText = refusalAbout(
  "tour-person-has-second-factor",
  "{name} has a second factor now. Sign in as them with it.",
);
export const ownPasswordText = refusalAbout(
  "tour-person-has-own-password",
  "{name} has another password now. Sign in as them with it.",
);
export const leftBoardText = refusal("tour-person-left", "This person is no longer on the board.");

/** The people of the tour. Only on a demo board that nobody else can reach; elsewhere there is nothing. */
export const readTour = {
  method: "GET",
  path: "/api/tour",
  access: "everyone",
} as const satisfies Endpoint;

export const lookAroundAs = {
  method: "POST",
  path: "/api/tour",
  access: "everyone",
} as const satisfies Endpoint;
