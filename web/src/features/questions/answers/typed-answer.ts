import {
  answerInvalidText,
  answerMissingText,
  type AnswerValue,
  isNoAnswer,
  isValidAnswer,
  type Question,
} from "@rolecall/contract/hiring/answers.ts";

/** A file that answers a question. */
interface AnsweringFile {
  objectPath: string;
  filename: string;
}

/** An answer as its control has it: numbers and links as they were typed, `yes` or `no` for a boolean. */
export type TypedAnswer = string | string[] | AnsweringFile;
/** By the id of the question; what was not answered is left out. */
export type TypedAnswers = Record<string, TypedAnswer>;

const numberOf = (typed: string) => {
  const text = typed.replaceAll(/[,\s]/g, "");
  const value = Number(text);
  // What is no number is sent as it is, and refused.
  return text === "" || Number.isNaN(value) ? typed : value;
};

/** Most people leave out the scheme. */
const linkOf = (typed: string) => {
  const text = typed.trim();
  return text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};

/** The answer as it is sent. */
const sentOf = ({ type }: Question, typed: TypedAnswer | undefined): unknown => {
  if (typed === undefined) return null;
  if (typeof typed !== "string") return Array.isArray(typed) ? typed : typed.objectPath;
  if (type === "yes-no") return typed === "yes";
  if (type === "number") return numberOf(typed);
  return type === "link" ? linkOf(typed) : typed;
};

/** The answers as they are sent, in the order of the questions. */
export const sentAnswers = (
  questions: Question[],
  typed: TypedAnswers,
): { questionId: string; value: AnswerValue }[] =>
  questions.flatMap((question) => {
    const value = sentOf(question, typed[question.id]);
    return isNoAnswer(value) ? [] : [{ questionId: question.id, value: value as AnswerValue }];
  });

/** The sentence for each question whose answer would be refused, by its id. */
export const problemsOf = (questions: Question[], typed: TypedAnswers): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const value = sentOf(question, typed[question.id]);
      if (isNoAnswer(value))
        return question.required ? [[question.id, answerMissingText(question)]] : [];
      return isValidAnswer(value, question) ? [] : [[question.id, answerInvalidText(question)]];
    }),
  );

/** The question that a refusal of the server is about. */
export const questionOf = (questions: Question[], sentence: string): Question | undefined =>
  questions.find(
    (question) =>
      sentence === answerMissingText(question) || sentence === answerInvalidText(question),
  );
