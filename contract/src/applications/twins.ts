import type { Endpoint } from "#endpoint.ts";
import { recruiterRefusal } from "./applications.ts";

/** Why two applications may be of one person. */
export const twinReasons = ["phone", "resume"] as const;
export type TwinReason = (typeof twinReasons)[number];

/** Telephone numbers with fewer digits, and texts with fewer characters, say nothing. */
export const fewestDigits = 7;
export const fewestCharacters = 200;
/** The most that are told of one application. */
export const mostTwins = 50;

export const listTwins = {
  method: "GET",
  path: "/api/applications/{id}/twins",
  access: { roles: ["recruiter", "company"], refusal: recruiterRefusal },
} as const satisfies Endpoint;
