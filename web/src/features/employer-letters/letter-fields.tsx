import { placeholders } from "@rolecall/contract/hiring/placeholders.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { letterProblems, type TypedLetter } from "./letter-problems.ts";

const known = placeholders.map((name) => `{{${name}}}`).join(" ");

type LetterFieldsProps = {
  letter: TypedLetter;
  /** Whether it was sent already, so that what is missing is said. */
  isTried: boolean;
  onChange: (letter: TypedLetter) => void;
};

/** Subject and text of a letter; unknown placeholders are said while they are typed. */
export function LetterFields({ letter, isTried, onChange }: LetterFieldsProps) {
  const problems = letterProblems(letter, isTried);
  return (
    <>
      <Field label="Subject" required error={problems.subject}>
        <TextInput
          value={letter.subject}
          onChange={({ target }) => onChange({ ...letter, subject: target.value })}
        />
      </Field>
      <Field
        label="Text"
        required
        error={problems.text}
        hint={
          <>
            Filled in for each candidate: <span className="wrap-anywhere">{known}</span>
          </>
        }
      >
        <Textarea
          rows={8}
          value={letter.text}
          onChange={({ target }) => onChange({ ...letter, text: target.value })}
        />
      </Field>
    </>
  );
}
