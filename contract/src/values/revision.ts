import * as z from "zod";
import { refusal } from "#refusal.ts";

const noWholeNumberText = refusal("invalid-revision", "Revision must be a whole number");

/** The number of edits of a row: a whole number that increases with each edit. */
export const revision = z.int();

/** Beside what an edit changes: the revision that it was made on, if it must be the present one. */
export const editedRevision = {
  revision: z
    .number({ error: noWholeNumberText })
    .refine(Number.isInteger, noWholeNumberText)
    .meta({ type: "integer" })
    .optional(),
};
