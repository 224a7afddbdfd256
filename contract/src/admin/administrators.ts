// What only the site's administrators call: to everybody else there is nothing below this path.

import { refusal } from "#refusal.ts";
/** Everything of the administrators is below this path. */
export const adminPath = "/api/admin";
export const turnOnSecondFactorText = refusal(
  "second-factor-needed-first",
  "Turn on two-step sign-in first",
);
export const reasonMissingText = refusal("reason-required", "A reason is required");
export const longestReason = 2_000;
export const userMissingText = refusal("user-not-found", "User not found");
