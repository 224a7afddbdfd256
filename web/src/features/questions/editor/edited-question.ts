import type { Accepts } from "@rolecall/contract/hiring/answers.ts";
import type { AskedQuestion } from "@rolecall/contract/hiring/questions.schemas.ts";
import type { QuestionType } from "@rolecall/contract/hiring/questions.ts";

/** A question as its form has it. */
export interface EditedQuestion {
  key: string;
  /** Of one that is kept already. */
  id?: string;
  text: string;
  type: QuestionType;
  required: boolean;
  /** One in each line. */
  options: string;
  /** What the employer looks for, by the type of the question. */
  yesNo: "" | "yes" | "no";
  among: string[];
  min: string;
  max: string;
}

export const newQuestion = (): EditedQuestion => ({
  key: crypto.randomUUID(),
  text: "",
  type: "short",
  required: false,
  options: "",
  yesNo: "",
  among: [],
  min: "",
  max: "",
});

const bound = (value: number | undefined) => (value === undefined ? "" : String(value));

const lookedFor = (accepts: Accepts | null): Partial<EditedQuestion> => {
  if (accepts === null) return {};
  if (typeof accepts === "boolean") return { yesNo: accepts ? "yes" : "no" };
  if (Array.isArray(accepts)) return { among: accepts };
  return { min: bound(accepts.min), max: bound(accepts.max) };
};

export const editedOf = ({ accepts, options, ...kept }: AskedQuestion): EditedQuestion => ({
  ...newQuestion(),
  ...kept,
  key: kept.id,
  options: options.join("\n"),
  ...lookedFor(accepts),
});

/** The same as a new question: one of the library for a job, or the other way round. */
export const copyOf = ({ id: _id, ...question }: EditedQuestion): EditedQuestion => ({
  ...question,
  key: crypto.randomUUID(),
});

export const optionsOf = ({ options }: Pick<EditedQuestion, "options">): string[] =>
  options
    .split("\n")
    .map((option) => option.trim())
    .filter((option) => option !== "");

/** What is no number is sent as it is, and refused. */
const numberOf = (typed: string) => {
  const text = typed.replaceAll(/[,\s]/g, "");
  if (text === "") return null;
  return Number.isNaN(Number(text)) ? typed : Number(text);
};

const acceptsOf = (question: EditedQuestion) => {
  const { type, yesNo, among, min, max } = question;
  if (type === "yes-no") return yesNo === "" ? null : yesNo === "yes";
  if (type === "number") return { min: numberOf(min), max: numberOf(max) };
  if (type !== "one-of") return null;
  const options = optionsOf(question);
  const chosen = among.filter((option) => options.includes(option));
  return chosen.length > 0 ? chosen : null;
};

/** The question as it is sent. */
export const sentOf = (question: EditedQuestion) => {
  const { id, text, type, required } = question;
  return {
    ...(id !== undefined && { id }),
    text,
    type,
    required,
    options: optionsOf(question),
    accepts: acceptsOf(question),
  };
};
