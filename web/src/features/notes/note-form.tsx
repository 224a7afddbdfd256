import { noteMaximum, noteRequiredText } from "@rolecall/contract/hiring/notes.ts";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { MentionChoice } from "./mention-choice.tsx";
import { type Colleague, suggestedColleagues, typedMention, withMention } from "./mentions.ts";

type NoteFormProps = {
  label: string;
  action: string;
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  /** Why the note could not be kept; what was typed stays. */
  error: string | undefined;
  onSend: () => void;
  /** Whom the text can mention. */
  colleagues?: readonly Colleague[];
  /** Further buttons. */
  children?: ReactNode;
};

/** The box of a note, and the button that keeps it. */
export function NoteForm({
  label,
  action,
  text,
  onText,
  isPending,
  error,
  onSend,
  colleagues = [],
  children,
}: NoteFormProps) {
  const [caret, setCaret] = useState(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = typedMention(text, caret);
  const [isTried, setTried] = useState(false);
  const isBlank = text.trim() === "";
  const mention = (name: string) => {
    const written = withMention(text, { caret, typed: typed ?? "", name });
    // At once, so that the caret has its place in the new text.
    flushSync(() => onText(written.text));
    setCaret(written.caret);
    box.current?.focus();
    box.current?.setSelectionRange(written.caret, written.caret);
  };
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(isBlank);
        if (!isBlank && !isPending) onSend();
      }}
    >
      <Field
        label={label}
        hideLabel
        hint={
          colleagues.length > 0
            ? "Only the hiring team reads notes. Type @ to mention a colleague, who is told."
            : "Only the hiring team reads notes."
        }
        error={isTried && isBlank ? noteRequiredText : error}
      >
        <Textarea
          ref={box}
          rows={2}
          value={text}
          maxLength={noteMaximum}
          placeholder="Write a note"
          onChange={({ currentTarget }) => {
            onText(currentTarget.value);
            setCaret(currentTarget.selectionStart);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        />
      </Field>
      {typed !== null && (
        <MentionChoice found={suggestedColleagues(typed, colleagues)} onChoose={mention} />
      )}
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
