import { applicationDraft } from "@rolecall/contract/applications/application-draft.ts";
import * as z from "zod";

/** The resume is asked for elsewhere, in the words of its own. */
export const applicationForm = z.object({
  coverLetter: applicationDraft.shape.coverLetter,
  resume: z.object({ objectPath: z.string(), filename: z.string() }).nullable(),
});
export type ApplicationValues = z.output<typeof applicationForm>;
