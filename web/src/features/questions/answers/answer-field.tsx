import type { Question } from "@rolecall/contract/hiring/answers.ts";
import type { QuestionType } from "@rolecall/contract/hiring/questions.ts";
import { memo, type ReactElement } from "react";
import { acceptsText } from "#features/questions/accepts-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { answerElement } from "./answer-element.ts";
import { AnswerGroup } from "./answer-group.tsx";
import { DayAnswer, OneOfAnswer, SeveralOfAnswer, YesNoAnswer } from "./choice-answers.tsx";
import { FileAnswer } from "./file-answer.tsx";
import type { TypedAnswer } from "./typed-answer.ts";

export type AnswerFieldProps = {
  question: Question;
  answer: TypedAnswer | undefined;
  problem: string | undefined;
  /** Undefined takes the answer back. */
  onChange: (questionId: string, answer: TypedAnswer | undefined) => void;
  /** True while a file is on its way. */
  onProcessingChange: (questionId: string, processing: boolean) => void;
};

/** What a control of an answer needs. */
export type AnswerProps = {
  question: Question;
  answer: TypedAnswer | undefined;
  onAnswer: (answer: TypedAnswer | undefined) => void;
};

const textOf = (answer: TypedAnswer | undefined) => (typeof answer === "string" ? answer : "");

const line =
  (box: { inputMode?: "decimal" | "url"; placeholder?: string }) =>
  ({ answer, onAnswer }: AnswerProps) => (
    <TextInput
      {...box}
      autoComplete="off"
      value={textOf(answer)}
      onChange={({ currentTarget: { value } }) => onAnswer(value === "" ? undefined : value)}
    />
  );

function LongAnswer({ answer, onAnswer }: AnswerProps) {
  return (
    <Textarea
      rows={4}
      value={textOf(answer)}
      onChange={({ currentTarget: { value } }) => onAnswer(value === "" ? undefined : value)}
    />
  );
}

/** Those that a label can name. */
const controls: Partial<Record<QuestionType, (props: AnswerProps) => ReactElement>> = {
  short: line({}),
  long: LongAnswer,
  number: line({ inputMode: "decimal" }),
  link: line({ inputMode: "url", placeholder: "https://" }),
  date: DayAnswer,
  "one-of": OneOfAnswer,
  "yes-no": YesNoAnswer,
};

/** One question with the control that fits its type. Memoized: a letter in one answer leaves the others alone. */
export const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { question, answer, problem, onChange, onProcessingChange } = props;
  const { id, text, type, required, accepts } = question;
  const onAnswer = (next: TypedAnswer | undefined) => onChange(id, next);
  const hint = accepts === null ? undefined : `The employer looks for: ${acceptsText(accepts)}`;
  const Control = controls[type];
  const frame = { label: <bdi>{text}</bdi>, required, hint, error: problem };
  const given = { question, answer, onAnswer };
  const isChosen = (type === "yes-no" || type === "one-of") && answer !== undefined;
  return (
    <div {...answerElement(id)}>
      {Control ? (
        <Field
          {...frame}
          aside={
            isChosen &&
            !required && (
              <Button variant="link" className="text-xs" onClick={() => onAnswer(undefined)}>
                Clear answer
              </Button>
            )
          }
        >
          <Control {...given} />
        </Field>
      ) : (
        <AnswerGroup {...frame}>
          {type === "several-of" ? (
            <SeveralOfAnswer {...given} />
          ) : (
            <FileAnswer
              {...given}
              onProcessingChange={(processing) => onProcessingChange(id, processing)}
            />
          )}
        </AnswerGroup>
      )}
    </div>
  );
});
