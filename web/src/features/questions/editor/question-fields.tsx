import {
  questionMaximum,
  type QuestionType,
  questionTypes,
} from "@rolecall/contract/hiring/questions.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { type EditedQuestion, optionsOf } from "./edited-question.ts";
import { LookedFor } from "./looked-for.tsx";

const typeLabels: Record<QuestionType, string> = {
  short: "Short text",
  long: "Long text",
  "yes-no": "Yes or no",
  "one-of": "One of several options",
  "several-of": "Any of several options",
  number: "Number",
  date: "Date",
  link: "Link",
  file: "File",
};
const typeOptions = questionTypes.map((value) => ({ value, label: typeLabels[value] }));

export type QuestionFieldsProps = {
  question: EditedQuestion;
  onChange: (changes: Partial<EditedQuestion>) => void;
};

/** Text, type and rules of one question. */
export function QuestionFields({
  question,
  onChange,
  error,
}: QuestionFieldsProps & { error: string | undefined }) {
  const { id, text, type, required, options } = question;
  const hasOptions = type === "one-of" || type === "several-of";
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label="Question" required error={error} className="sm:col-span-full">
        <Textarea
          rows={1}
          maxLength={questionMaximum}
          placeholder="Do you have a driving licence?"
          value={text}
          onChange={({ currentTarget: { value } }) => onChange({ text: value })}
          // A question is one line.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <Field
        label="Answer"
        hint={id === undefined ? undefined : "A question keeps its type. Ask another one instead."}
      >
        <Select
          options={typeOptions}
          value={type}
          disabled={id !== undefined}
          onValueChange={(chosen) => onChange({ type: chosen })}
        />
      </Field>
      <Checkbox
        className="sm:mt-8"
        label="Must be answered"
        checked={required}
        onCheckedChange={(on) => onChange({ required: on })}
      />
      {hasOptions && (
        <Field label="Options" hint="One in each line." className="sm:col-span-full">
          <Textarea
            rows={3}
            value={options}
            onChange={({ currentTarget: { value } }) => onChange({ options: value })}
          />
        </Field>
      )}
      <LookedFor question={question} options={optionsOf(question)} onChange={onChange} />
    </div>
  );
}
