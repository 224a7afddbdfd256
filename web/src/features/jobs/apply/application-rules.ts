import { writtenFields } from "@rolecall/contract/applications/written-draft.ts";
import * as z from "zod";

/** A missing resume is reported by a toast in application-form.tsx, not by this schema. */
export const applicationForm = z.object({
  ...writtenFields,
  resume: z
    .object({ objectPath: z.string(), filename: z.string(), blank: z.boolean().optional() })
    .nullable(),
});
export type ApplicationValues = z.output<typeof applicationForm>;
