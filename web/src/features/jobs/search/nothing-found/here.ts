import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";

/** The place of the person's profile, for a search that asks for jobs near it. */
export const hereFor = (
  user: User | null | undefined,
  { query = "", location }: JobFilters,
): string | undefined =>
  location === undefined && /\b(?:near|nearby|around|close|by|my)\b/i.test(query)
    ? user?.candidateProfile?.location
    : undefined;
