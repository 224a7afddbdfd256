import { jobDraft } from "@rolecall/contract/job-draft.ts";

/** What a job is held against. */
export const jobRules = jobDraft;
