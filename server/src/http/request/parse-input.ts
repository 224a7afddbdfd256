import { refusalAbout } from "@rolecall/contract/refusal.ts";
import type * as z from "zod";
import { AppError, unreadableText } from "#http/errors.ts";

// The sentences of zod itself, where a schema has none of its own.
refusalAbout("wrong-type", "Invalid input: expected {type}, received {value}");
refusalAbout("unknown-choice", "Invalid option: expected one of {choices}");
refusalAbout("too-small", "Too small: expected {bound}");
refusalAbout("too-big", "Too big: expected {bound}");

/** The first failing rule's message is the sentence; all of them go to callers that ask for details. */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  kind: "bad-input" | "missing",
): z.output<Schema> => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  throw new AppError(kind, fields[0]?.message ?? unreadableText, { fields });
};
