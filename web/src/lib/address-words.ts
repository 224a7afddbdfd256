import * as z from "zod";

/** Words in an address; none and an empty text are the same. */
export const addressWords = z
  .string()
  .transform((text) => (text === "" ? undefined : text))
  .optional()
  .catch(undefined);
