import { noteMaximum, noteRequiredText } from "@rolecall/contract/hiring/notes.ts";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";

type NoteFormProps = {
  label: string;
  action: string;
  /** What is there already. */
  text?: string;
  isPending: boolean;
  /** Why the note could not be kept; what was typed stays. */
  error: string | undefined;
  onSend: (text: string, onDone: () => void) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The box of a note, and the button that keeps it. */
export function NoteForm({
  label,
  action,
  text: given = "",
  isPending,
  error,
  onSend,
  children,
}: NoteFormProps) {
  const [text, setText] = useState(given);
  const [isTried, setTried] = useState(false);
  const isBlank = text.trim() === "";
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBlank || isPending) return;
        onSend(text, () => {
          setText("");
          setTried(false);
        });
      }}
    >
      <Field
        label={label}
        hideLabel
        hint="Only the hiring team reads notes."
        error={isTried && isBlank ? noteRequiredText : error}
      >
        <Textarea
          rows={2}
          value={text}
          maxLength={noteMaximum}
          placeholder="Write a note"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
