import { isOpen } from "@rolecall/contract/jobs/jobs.ts";
import type { SavedJob } from "@rolecall/contract/jobs/saved-jobs.schemas.ts";
import { savedNoteMaximum } from "@rolecall/contract/jobs/saved-jobs.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { deadlineText } from "#lib/text/moments.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { noteJobMutation } from "./saved-job-writes.api.ts";

/** Until when a saved job can be applied to, and what the user noted on it. */
export function SavedNote({ job }: { job: SavedJob }) {
  const { note } = job.saved;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isEditing)
    return (
      <NoteForm
        job={job}
        onDone={() => {
          setEditing(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <div className="px-4 pb-3 text-ink-muted sm:px-5">
      {note !== null && (
        <p
          dir="auto"
          className="mb-2 max-w-prose border-l-2 border-line-firm pl-3 wrap-anywhere whitespace-pre-line"
        >
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isOpen(job) ? (
          job.deadline !== null && <p>Apply by {deadlineText(job.deadline)}</p>
        ) : (
          <Badge>No longer open</Badge>
        )}
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => setEditing(true)}
        >
          {note === null ? "Add a note" : "Change note"}
          <VisuallyHidden> on {job.title}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

const focusBox = (box: HTMLTextAreaElement | null) => box?.focus();

function NoteForm({ job, onDone }: { job: SavedJob; onDone: () => void }) {
  const [text, setText] = useState(job.saved.note ?? "");
  const keep = useMutation(noteJobMutation);
  return (
    <form
      className="px-4 pb-4 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate({ params: { id: job.id }, body: { note: text } }, { onSuccess: onDone });
      }}
    >
      <Field
        label={`Note on ${job.title}`}
        hint="Only you read it."
        error={keep.isError ? sentenceOf(keep.error, "The note could not be kept.") : undefined}
      >
        <Textarea
          ref={focusBox}
          rows={2}
          value={text}
          maxLength={savedNoteMaximum}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={keep.isPending}>
          Keep note
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
