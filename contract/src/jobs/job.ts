import { refusal } from "#refusal.ts";
export const jobTypes = ["full-time", "part-time", "contract", "remote", "hybrid"] as const;
export type JobType = (typeof jobTypes)[number];

export const experienceLevels = ["entry", "mid", "senior", "executive"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const categories = [
  "technology",
  "marketing",
  "sales",
  "design",
  "finance",
  "healthcare",
  "education",
  "operations",
] as const;
export type Category = (typeof categories)[number];

/** Of the jobs that one manages: all, those one posted oneself, or those that others did. */
export const jobScopes = ["all", "mine", "team"] as const;
export type JobScope = (typeof jobScopes)[number];

/** The most countries that one job names. */
export const mostRemoteCountries = 50;
export const unknownCountryText = refusal("unknown-country", "Unknown country");
