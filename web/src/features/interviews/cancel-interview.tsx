import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";
import { cancelByPageMutation } from "./interviews.api.ts";

type CancelInterviewProps = { token: string; onCancelled: () => void };

/** Cancels an interview at its page, once the candidate has said so again. */
export function CancelInterview({ token, onCancelled }: CancelInterviewProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    ...cancelByPageMutation,
    onSuccess: onCancelled,
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancel the interview
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel the interview?"
        description="The hiring team is told at once, and this link ends."
      >
        <DialogBody>
          {error && (
            <FieldError id="not-cancelled">
              {sentenceOf(error, "It could not be cancelled. Please try again.")}
            </FieldError>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button
            variant="destructive"
            pending={isPending}
            onClick={() => mutate({ params: { token } })}
          >
            Cancel it
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
