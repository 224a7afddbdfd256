import type { Question } from "@rolecall/contract/hiring/answers.ts";
import { AnswerField, type AnswerFieldProps } from "./answer-field.tsx";
import type { TypedAnswers } from "./typed-answer.ts";

type AnswerFieldsProps = Pick<AnswerFieldProps, "onChange" | "onProcessingChange"> & {
  questions: Question[];
  answers: TypedAnswers;
  /** The sentence of each refused answer, by the id of its question. */
  problems: Record<string, string>;
};

/** The questions of a job, each with a control for its answer. */
export function AnswerFields({ questions, answers, problems, ...on }: AnswerFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-left mb-4 w-full text-base font-semibold">
        Questions of the employer
      </legend>
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          problem={problems[question.id]}
          {...on}
        />
      ))}
    </fieldset>
  );
}
