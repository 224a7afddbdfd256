import { undoSeconds } from "@rolecall/contract/hiring/undo.ts";
import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { undoIdOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { toast, type ToastMessage } from "#ui/toast/toast-store.ts";
import { rememberUndo, takeUndo } from "./last-undo.ts";
import { undoMutation } from "./undo.api.ts";

const backText = (count: number) =>
  count === 1 ? "The application is where it was." : `${count} applications are where they were.`;

/** A message that stays as long as what it tells can be undone. */
export const whileUndoable = { stands: undoSeconds * 1000 };

/** Undoes calls that moved applications, for half a minute. */
export function useUndo() {
  const { mutate } = useMutation({
    ...undoMutation,
    onSuccess: ({ undoneCount }) => toast({ title: "Undone", description: backText(undoneCount) }),
    onError: (error) => toastFailure("Not undone", error, "It could not be undone."),
  });
  const undo = useCallback(
    (id: string) => {
      takeUndo();
      mutate({ params: { id }, body: {} });
    },
    [mutate],
  );
  return {
    /** Says what a call did, with a button that undoes it. @param reply the answer of the call */
    offerUndo: useCallback(
      (reply: object, message: ToastMessage) => {
        const id = undoIdOf(reply);
        if (id) rememberUndo(id);
        toast({ ...message, ...(id && { action: { label: "Undo", onPress: () => undo(id) } }) });
      },
      [undo],
    ),
    /** Undoes the last call, if it still can be. */
    undoLast: useCallback(() => {
      const id = takeUndo();
      if (id) undo(id);
      else
        toast({
          title: "Nothing to undo",
          description: "The last change is more than 30 seconds ago.",
        });
    }, [undo]),
  };
}
