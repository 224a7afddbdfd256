// In a file of its own, since no screen but the sign-in loads it.
/** How a sign-in with an account elsewhere may come back without success: the sign-in screen's `?failure=`. */
export const socialFailures = [
  "social-cancelled",
  "social-expired",
  "social-unavailable",
  "social-refused",
] as const;
export type SocialFailure = (typeof socialFailures)[number];

/** The sentences of the sign-in screen for each failure. */
export const socialFailureTexts: Record<SocialFailure, string> = {
  "social-cancelled": "The sign-in was cancelled.",
  "social-expired":
    "The sign-in took too long or was started in another browser. Please try again.",
  "social-unavailable": "The other site cannot be reached right now. Please try again shortly.",
  "social-refused":
    "The other site did not confirm who you are. Please try again, or sign in another way.",
};
