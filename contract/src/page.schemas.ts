import * as z from "zod";
import { everything } from "./page.ts";
import { refusal, refusalAbout } from "./refusal.ts";

const notANumber = refusalAbout("not-a-number", "{label} must be a number");
const notWhole = refusalAbout("not-a-whole-number", "{label} must be a whole number");
const outOfRange = refusalAbout("number-out-of-range", "{label} must be from {min} to {max}");
const unknownValue = refusalAbout("unknown-value", "Unknown value of {name}");

/** A whole number that arrives in a query string. */
export const queryNumber = (label: string, min: number, max: number) =>
  z
    .string({ error: notANumber({ label }) })
    .regex(/^\d{1,10}$/, notWhole({ label }))
    .transform(Number)
    .refine((value) => value >= min && value <= max, outOfRange({ label, min, max }))
    .meta({ type: "integer", minimum: min, maximum: max });

/** A slice of a list: `page` counts from 1. */
export const pageQuery = (limits: { default: number; max: number }) => ({
  page: queryNumber("Page", 1, 1_000_000).default(1),
  limit: queryNumber("Limit", 1, limits.max).default(limits.default),
});

/** The row that a list goes on behind, by its id. `what`: 'job' in 'Unknown job'. */
export const afterQuery = (what: string) => ({
  after: z
    .guid({ error: refusal(`unknown-${what}`, `Unknown ${what}`) })
    .optional()
    .meta({
      description: `The ${what} that the list goes on behind; \`page\` counts where it is gone`,
    }),
});

export const wholeNumberQuery = (label: string) => queryNumber(label, 0, 2_147_483_647);

/** A choice in a filter; `all` and the empty text mean no filter and come out as undefined. */
export const choiceQuery = <const T extends string>(values: readonly T[], message: string) =>
  z
    .enum([...values, everything, ""], { error: message })
    .optional()
    .transform((value) =>
      value === everything || value === "" ? undefined : (value as T | undefined),
    );

/** A yes or no in a query string. */
export const flagQuery = (name: string) =>
  z
    .enum(["true", "false"], { error: unknownValue({ name }) })
    .optional()
    .transform((value) => value === "true");

/** A yes or no that narrows a list; without it the list has both. */
export const yesOrNoQuery = (name: string) =>
  z
    .enum(["true", "false"], { error: unknownValue({ name }) })
    .optional()
    .transform((value) => (value === undefined ? undefined : value === "true"));
