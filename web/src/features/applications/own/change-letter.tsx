import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeApplicationMutation } from "#features/timeline/timeline.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { TextDialog } from "#ui/overlay/text-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";

/** Changes the letter of an application that nobody opened yet. */
export function ChangeLetter({ id, coverLetter }: { id: string; coverLetter: string }) {
  const [open, setOpen] = useState(false);
  const [letter, setLetter] = useState(coverLetter);
  const { mutate, isPending, error } = useMutation({
    ...changeApplicationMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: "Letter Changed", description: "The hiring team will read the new one." });
    },
  });
  return (
    <>
      <Button variant="secondary" className="mt-2" onClick={() => setOpen(true)}>
        Change letter
      </Button>
      <TextDialog
        open={open}
        onOpenChange={setOpen}
        title="Change your letter"
        label="Cover Letter"
        rows={8}
        text={letter}
        maxLength={textLimits.coverLetter}
        onTextChange={setLetter}
        error={error ? sentenceOf(error, "The letter could not be changed.") : undefined}
        action="Save letter"
        pending={isPending}
        onSend={() => mutate({ params: { id }, body: { coverLetter: letter } })}
      />
    </>
  );
}
