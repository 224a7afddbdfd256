import * as z from "zod";
import { refusal } from "#refusal.ts";
import { comparable } from "#values/comparable.ts";
import { requiredText } from "#values/text.ts";
import type { Accepts } from "./answers.ts";
import {
  badAcceptsText,
  fewOptionsText,
  manyOptionsText,
  mostOptions,
  optionMaximum,
  questionMaximum,
  questionRequiredText,
  type QuestionType,
  questionTypes,
  sameOptionsText,
  unknownQuestionText,
  unknownQuestionTypeText,
} from "./questions.ts";

const hasOptions = (type: QuestionType) => type === "one-of" || type === "several-of";

const options = z
  .array(requiredText(optionMaximum, fewOptionsText), { error: fewOptionsText })
  .min(2, fewOptionsText)
  .max(mostOptions, manyOptionsText)
  .transform((list) => list.map((option) => option.trim()))
  .refine((list) => new Set(list.map(comparable)).size === list.length, sameOptionsText);

const span = z
  .object({ min: z.number().nullish(), max: z.number().nullish() }, { error: badAcceptsText })
  .transform(({ min, max }) => ({
    ...(typeof min === "number" && { min }),
    ...(typeof max === "number" && { max }),
  }))
  .refine(({ min = -Infinity, max = Infinity }) => min <= max, badAcceptsText);

/** What a type can accept; null for types of which any answer will do. */
const acceptsOf = (type: QuestionType, choices: string[]): z.ZodType<Accepts> | null => {
  if (type === "yes-no") return z.boolean({ error: badAcceptsText });
  if (type === "number") return span;
  if (type !== "one-of") return null;
  return z
    .array(z.string(), { error: badAcceptsText })
    .min(1, badAcceptsText)
    .max(mostOptions, badAcceptsText)
    .transform((list) => list.map((option) => option.trim()))
    .refine((list) => list.every((option) => choices.includes(option)), badAcceptsText);
};

const isEmptySpan = (given: Accepts) =>
  typeof given === "object" && !Array.isArray(given) && Object.keys(given).length === 0;

/** A question as it is written: what its type has no use for is dropped. */
export const writtenQuestion = z
  .object({
    id: z.guid({ error: unknownQuestionText }).optional(),
    text: requiredText(questionMaximum, questionRequiredText, questionRequiredText),
    type: z.enum(questionTypes, { error: unknownQuestionTypeText }),
    required: z
      .boolean({ error: refusal("required-true-or-false", "Required must be true or false") })
      .default(false),
    options: z.unknown().optional(),
    accepts: z.unknown().optional(),
  })
  .transform((written, context) => {
    const fail = (message: string): never => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    const given = hasOptions(written.type)
      ? options.safeParse(written.options)
      : { success: true as const, data: [] };
    if (!given.success) return fail(given.error.issues[0]?.message ?? fewOptionsText);
    const rule = acceptsOf(written.type, given.data);
    const none = { ...written, options: given.data, accepts: null };
    if (rule === null || written.accepts === undefined || written.accepts === null) return none;
    const accepted = rule.safeParse(written.accepts);
    if (!accepted.success) return fail(badAcceptsText);
    return isEmptySpan(accepted.data) ? none : { ...none, accepts: accepted.data };
  });
export type WrittenQuestion = z.output<typeof writtenQuestion>;
