import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { fileSources } from "./remote-files.ts";

export const socialProviders = ["google", "linkedin", "github"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What the sign-in screen says when `?failure=` came back from signing in with an account elsewhere. */
export const socialFailureTexts = {
  "social-cancelled": "The sign-in was cancelled.",
  "social-expired":
    "The sign-in took too long or was started in another browser. Please try again.",
  "social-unavailable": "The other site cannot be reached right now. Please try again shortly.",
  "social-refused":
    "The other site did not confirm who you are. Please try again, or sign in another way.",
} as const;
export type SocialFailure = keyof typeof socialFailureTexts;

/** What this installation offers; the client asks once. */
export const siteSettings = endpoint({
  method: "GET",
  path: "/api/site",
  summary: "What this installation offers",
  access: "everyone",
  reply: z.object({
    supportEmail: z.string(),
    geocoderUrl: z.string(),
    socialProviders: z.array(z.enum(socialProviders)),
    /** Where a resume may come from, besides the person's own device and a link. */
    fileSources: z.array(z.enum(fileSources)),
  }),
});
