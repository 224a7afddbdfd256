import * as z from "zod";
import { refusal } from "#refusal.ts";
import { isBlank } from "./blank.ts";
import { fits, tooLong } from "./lengths.ts";

const unstorable = refusal("unstorable-text", "Text contains characters that cannot be stored");
const noText = refusal("not-text", "Expected text");

/** Counts characters as `fits` does. Twice as many units are enough of them. */
const reaches = (value: string, min: number) => Array.from(value.slice(0, min * 2)).length >= min;

/** A blank text counts as none. */
export const blankAsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && isBlank(value) ? null : value), schema);

/**
 * Any text a person may send: bounded, and without the NUL bytes and lone
 * surrogates that PostgreSQL refuses. Stored exactly as typed.
 */
export const text = (max: number, wrongType: string = noText, tooLongText?: string) =>
  z
    .string({ error: wrongType })
    .refine((value) => value.isWellFormed() && !value.includes("\0"), unstorable)
    .refine((value) => fits(value, max), {
      error: ({ input }) => tooLongText ?? tooLong(String(input), max),
    })
    .meta({ maxLength: max });

/** Text with a least length; `message` is the sentence for one that is missing or shorter. */
export const textOfAtLeast = (min: number, max: number, message: string) =>
  text(max, message)
    .refine((value) => reaches(value, min), message)
    .meta({ minLength: min });

/**
 * Text that must not be blank; `message` is the sentence for a missing one, `tooLongText` that for a long one
 * where it is not the usual one.
 */
export const requiredText = (max: number, message: string, tooLongText?: string) =>
  text(max, message, tooLongText)
    .refine((value) => !isBlank(value), message)
    .meta({ minLength: 1 });

/** Optional text: null and absence both mean 'none'. */
export const optionalText = (max: number) => text(max).nullish();
