import { refusal, refusalAbout } from "#refusal.ts";
import { hasUnseen, isBlank } from "#values/blank.ts";
// The rules of answers to a job's questions, for the form that asks and the server that checks.
import { fits } from "#values/lengths.ts";
import { textLimits } from "#values/text-limits.ts";
import type { QuestionType } from "./questions.ts";

export type AnswerValue = string | boolean | number | string[];
/** What the employer looks for: a boolean, some of the options, or a span with its ends. */
export type Accepts = boolean | string[] | { min?: number; max?: number };

export interface Question {
  id: string;
  text: string;
  type: QuestionType;
  required: boolean;
  options: string[];
  accepts: Accepts | null;
}

const answerLimits = { short: 300, long: 10_000 } as const;

export const answeredTwiceText = refusal(
  "answer-each-question-only-once",
  "Answer each question only once",
);
export const answerMissingText = refusalAbout("answer-missing", "Please answer: {text}");
export const answerInvalidText = refusalAbout("invalid-answer", "Enter a valid answer: {text}");

/** Nothing, a blank text and an empty list are no answer. */
export const isNoAnswer = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0);

const isStorableText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\0") && fits(value, most);

/** A day of the calendar, such as `2027-01-31`. */
const isDay = (value: unknown): boolean => {
  if (typeof value !== "string" || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

const isLink = (value: unknown): boolean =>
  isStorableText(value, textLimits.url) &&
  !hasUnseen(value) &&
  /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(value);

const isChoice = (value: unknown, { options }: Question): boolean =>
  typeof value === "string" && options.includes(value);

/** Of each type, whether a value answers the question. The path of a file is checked by the server alone. */
const fitsType: Record<QuestionType, (value: unknown, question: Question) => boolean> = {
  short: (value) => isStorableText(value, answerLimits.short),
  long: (value) => isStorableText(value, answerLimits.long),
  "yes-no": (value) => typeof value === "boolean",
  "one-of": isChoice,
  "several-of": (value, question) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((one) => isChoice(one, question)),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  date: isDay,
  link: isLink,
  file: (value) => isStorableText(value, textLimits.url),
};

/** Whether a value that is there answers the question. */
export const isValidAnswer = (value: unknown, question: Question): value is AnswerValue =>
  fitsType[question.type](value, question);

/** Whether an answer is another one than the employer looks for. */
export const isRuledOut = (value: AnswerValue, { accepts }: Pick<Question, "accepts">): boolean => {
  if (accepts === null) return false;
  if (typeof accepts === "boolean") return value !== accepts;
  if (Array.isArray(accepts)) return !accepts.some((one) => one === value);
  const { min = -Infinity, max = Infinity } = accepts;
  return typeof value === "number" && (value < min || value > max);
};
