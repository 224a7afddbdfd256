import { writtenFields } from "@rolecall/contract/applications/written-draft.ts";
import * as z from "zod";

/** The resume is asked for elsewhere, in the words of its own. */
export const applicationForm = z.object({
  ...writtenFields,
  resume: z.object({ objectPath: z.string(), filename: z.string() }).nullable(),
});
export type ApplicationValues = z.output<typeof applicationForm>;
