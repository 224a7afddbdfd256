import { writtenFields } from "@rolecall/contract/applications/written-draft.ts";
import * as z from "zod";
import type { TypedAnswers } from "#features/questions/answers/typed-answer.ts";

/** A missing resume is reported by a toast in application-form.tsx, not by this schema. */
export const applicationForm = z.object({
  ...writtenFields,
  resume: z
    .object({ objectPath: z.string(), filename: z.string(), blank: z.boolean().optional() })
    .nullable(),
  /** Checked beside the questions, by typed-answer.ts. */
  answers: z.custom<TypedAnswers>(),
});
export type ApplicationValues = z.output<typeof applicationForm>;
