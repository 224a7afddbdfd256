import { importProfile, readResume } from "@rolecall/contract/resume-reading/resume-reading.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

/** What a resume tells. It is forgotten as soon as nobody looks at it. */
export const readingQuery = (resumeUrl: string) => ({
  ...queryOf(readResume, { query: { resumeUrl } }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export const importProfileMutation = mutationOf(importProfile, { invalidates: [] });
