import * as z from "zod";

/** Somebody by name, as colleagues see each other. */
export const namedPerson = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
