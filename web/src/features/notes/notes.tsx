import { useMutation, useQuery } from "@tanstack/react-query";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useDraftText } from "#lib/drafts/draft.ts";
import { ShortList } from "#lib/lists/short-list.tsx";
import { mentionedIn } from "./mentions.ts";
import { noteDraft } from "./note-draft.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";
import { addNoteMutation, mentionableQuery, notesQuery } from "./notes.api.ts";

/** The notes on an application, oldest first, and the box for the next one, which keeps what is half written. */
export function Notes({ applicationId, name }: { applicationId: string; name: string }) {
  const user = useSignedInUser();
  const [text, setText] = useDraftText(noteDraft(user.id, applicationId));
  const add = useMutation({
    ...addNoteMutation,
    // Also where the application has left its list meanwhile. What was typed since then stays.
    onSuccess: (_note, { body }) => {
      if (body.text === text) setText("");
    },
  });
  const { data: team = [] } = useQuery(mentionableQuery(applicationId));
  const colleagues = team.flatMap(({ id, ...person }) => {
    const colleague = fullName(person);
    return colleague ? [{ id, name: colleague }] : [];
  });
  return (
    <section aria-label={`Notes on ${name}`} className="mt-3 max-w-prose">
      <ShortList
        query={notesQuery(applicationId)}
        failed="The notes could not be loaded."
        laterFailed="The later notes could not be loaded."
        moreLabel="Show later notes"
      >
        {(notes) => (
          <ul className="flex flex-col gap-3 empty:hidden">
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} isOwn={note.author.id === user.id} />
            ))}
          </ul>
        )}
      </ShortList>
      <NoteForm
        label={`New note on ${name}`}
        action="Add note"
        text={text}
        onText={setText}
        isPending={add.isPending}
        error={add.isError ? sentenceOf(add.error, "The note could not be kept.") : undefined}
        colleagues={colleagues}
        onSend={() =>
          add.mutate({
            params: { id: applicationId },
            body: { text, mentions: mentionedIn(text, colleagues) },
          })
        }
      />
    </section>
  );
}
