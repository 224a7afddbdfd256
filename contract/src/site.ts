import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { fileSources } from "./resumes/remote-files.ts";

export const socialProviders = ["google", "linkedin", "github"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** How a sign-in with an account elsewhere may come back without success: the sign-in screen's `?failure=`. */
export const socialFailures = [
  "social-cancelled",
  "social-expired",
  "social-unavailable",
  "social-refused",
] as const;
export type SocialFailure = (typeof socialFailures)[number];

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
