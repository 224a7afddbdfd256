import * as z from "zod";

const unstorable = "Text contains characters that cannot be stored";

/** Counts characters, not UTF-16 units: an emoji is one, as for PostgreSQL's char_length. */
const fits = (value: string, max: number) => value.length <= max || [...value].length <= max;

/**
 * Any text a person may send: bounded, and without the NUL bytes and lone
 * surrogates that PostgreSQL refuses. Stored exactly as typed.
 */
export const text = (max: number, wrongType = "Expected text") =>
  z
    .string({ error: wrongType })
    .refine((value) => value.isWellFormed() && !value.includes("\0"), unstorable)
    .refine((value) => fits(value, max), `Text is too long (at most ${max} characters)`)
    .meta({ maxLength: max });

/** Text that must not be blank; `message` is the sentence for a missing one. */
export const requiredText = (max: number, message: string) =>
  text(max, message)
    .refine((value) => value.trim() !== "", message)
    .meta({ minLength: 1 });

/** Optional text: null and absence both mean 'none'. */
export const optionalText = (max: number) => text(max).nullish();
