import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { comparable } from "#values/comparable.ts";
import { idParams } from "#values/id.ts";
import { requiredText } from "#values/text.ts";
import type { Accepts } from "./answers.ts";
import * as endpoints from "./questions.ts";
import {
  badAcceptsText,
  fewOptionsText,
  manyOptionsText,
  manyQuestionsText,
  mostOptions,
  mostQuestions,
  optionMaximum,
  questionMaximum,
  questionRequiredText,
  type QuestionType,
  questionTypes,
  sameOptionsText,
  unknownQuestionText,
  unknownQuestionTypeText,
} from "./questions.ts";

const accepts = z.union([
  z.boolean(),
  z.array(z.string()),
  z.object({ min: z.number().optional(), max: z.number().optional() }),
  // In the union: the encoder of answers knows no union that may be null as well.
  z.null(),
]);

const question = z.object({
  id: z.string(),
  text: z.string(),
  type: z.enum(questionTypes),
  required: z.boolean(),
  options: z.array(z.string()).meta({ description: "Empty but for `one-of` and `several-of`" }),
  accepts: accepts.meta({
    description: "What the employer looks for; another answer is marked, never refused",
  }),
});
export type AskedQuestion = z.output<typeof question>;

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
    .transform((list) => list.map((option) => option.trim()))
    .refine((list) => list.every((option) => choices.includes(option)), badAcceptsText);
};

const isEmptySpan = (given: Accepts) =>
  typeof given === "object" && !Array.isArray(given) && Object.keys(given).length === 0;

/** A question as it is written: what its type has no use for is dropped. */
const writtenQuestion = z
  .object({
    id: z.guid({ error: unknownQuestionText }).optional(),
    text: requiredText(questionMaximum, questionRequiredText, questionRequiredText),
    type: z.enum(questionTypes, { error: unknownQuestionTypeText }),
    required: z.boolean().default(false),
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

const writtenQuestions = z.object({
  questions: z
    .array(writtenQuestion, { error: questionRequiredText })
    .max(mostQuestions, manyQuestionsText)
    .refine((list) => {
      const ids = list.flatMap(({ id }) => (id ? [id.toLowerCase()] : []));
      return new Set(ids).size === ids.length;
    }, unknownQuestionText),
});

const answerValue = z.union([z.string(), z.boolean(), z.number(), z.array(z.string())]);

export const answer = z.object({
  questionId: z.string(),
  question: z.string().meta({ description: "As it was asked then" }),
  type: z.enum(questionTypes),
  value: answerValue,
});
export type Answer = z.output<typeof answer>;

const ofJob = idParams(jobMissingText);
const ofCompany = idParams(companyMissingText);

export const questionEndpoints = describeEndpoints(endpoints, {
  listJobQuestions: {
    summary: "The questions of a job's form, in their order (who may read the job)",
    refusals: ["gone"],
    params: ofJob,
    reply: z.array(question),
  },
  setJobQuestions: {
    summary: "Replace the questions of a job's form (who manages the job)",
    params: ofJob,
    body: writtenQuestions,
    reply: z.array(question),
  },
  listCompanyQuestions: {
    summary: "The questions that a company keeps for its jobs (its members)",
    params: ofCompany,
    refusals: ["forbidden"],
    reply: z.array(question),
  },
  setCompanyQuestions: {
    summary: "Replace the questions that a company keeps (owner, admin)",
    params: ofCompany,
    body: writtenQuestions,
    reply: z.array(question),
  },
  listAnswers: {
    summary: "The answers of an application (its hiring team, and its candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    reply: z.array(answer),
  },
});
