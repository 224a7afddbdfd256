import type { SocialFailure } from "#site.ts";

/**
 * The sentences of the sign-in screen for each failure. In a file of its own, since no other screen
 * loads it.
 */
export const socialFailureTexts: Record<SocialFailure, string> = {
  "social-cancelled": "The sign-in was cancelled.",
  "social-expired":
    "The sign-in took too long or was started in another browser. Please try again.",
  "social-unavailable": "The other site cannot be reached right now. Please try again shortly.",
  "social-refused":
    "The other site did not confirm who you are. Please try again, or sign in another way.",
};
