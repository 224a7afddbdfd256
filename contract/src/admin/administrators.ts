// What only the site's administrators call: to everybody else there is nothing below this path.

/** Everything of the administrators is below this path. */
export const adminPath = "/api/admin";
export const turnOnSecondFactorText = "Turn on two-step sign-in first";
export const reasonMissingText = "A reason is required";
export const longestReason = 2_000;
export const userMissingText = "User not found";
