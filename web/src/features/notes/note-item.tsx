import type { Note } from "@rolecall/contract/hiring/notes.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fullName } from "#features/auth/person-name.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longTimeText } from "#lib/text/moments.ts";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { Paragraphs } from "#ui/text/paragraphs.tsx";
import { NoteForm } from "./note-form.tsx";
import { changeNoteMutation, deleteNoteMutation } from "./notes.api.ts";

/** One note; its author may change and delete it. */
export function NoteItem({ note, isOwn }: { note: Note; isOwn: boolean }) {
  /** What it becomes; null while nobody changes it. */
  const [changed, setChanged] = useState<string | null>(null);
  const change = useMutation(changeNoteMutation);
  const author = fullName(note.author) || "Former colleague";
  return (
    <li className="rounded-md bg-sunken px-3 py-2">
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-subtle">
        <bdi className="font-medium text-ink">{author}</bdi>
        <time dateTime={note.createdAt}>{longTimeText(note.createdAt)}</time>
        {note.editedAt && <span>edited</span>}
      </p>
      {changed !== null ? (
        <NoteForm
          label="Change the note"
          action="Save"
          text={changed}
          onText={setChanged}
          isPending={change.isPending}
          error={
            change.isError ? sentenceOf(change.error, "The note could not be kept.") : undefined
          }
          onSend={() =>
            change.mutate(
              { params: { id: note.id }, body: { text: changed } },
              { onSuccess: () => setChanged(null) },
            )
          }
        >
          <Button variant="ghost" size="sm" onClick={() => setChanged(null)}>
            Cancel
          </Button>
        </NoteForm>
      ) : (
        <>
          <div className="[&>div]:mt-1 [&>div]:text-sm">
            <Paragraphs text={note.text} />
          </div>
          {isOwn && (
            <div className="mt-1 flex gap-3">
              <Button variant="link" className="text-xs" onClick={() => setChanged(note.text)}>
                Edit
              </Button>
              <DeleteNote id={note.id} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Deletes a note for good, after asking. */
function DeleteNote({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteNoteMutation,
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, "The note could not be deleted.");
    },
  });
  return (
    <>
      <Button variant="link" className="text-xs" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this note?"
        action="Delete note"
        pending={isPending}
        onConfirm={() => mutate({ params: { id } })}
      >
        It cannot be brought back.
      </DeletionDialog>
    </>
  );
}
