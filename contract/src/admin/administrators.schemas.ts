import * as z from "zod";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import { longestReason, reasonMissingText } from "./administrators.ts";

/** The administrator's reason, which the person concerned is told. */
export const reason = requiredText(longestReason, reasonMissingText);
export const reasonBody = z.object({ reason });

/** Somebody, as lists of the administrators name them. */
export const namedPerson = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export const namedCompany = z.object({ id: z.string(), name: z.string() });

/** Lists of the administrators: by a part of a text, and in pages. */
export const adminListQuery = (what: string) => ({
  query: text(textLimits.search).optional(),
  ...afterQuery(what),
  ...pageQuery({ default: 50, max: 100 }),
});
