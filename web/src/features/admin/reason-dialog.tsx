import { longestReason, reasonMissingText } from "@rolecall/contract/admin/administrators.ts";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { TextDialog } from "#ui/overlay/text-dialog.tsx";

type ReasonDialogProps = {
  /** The words of the button that opens it. */
  label: string;
  title: string;
  /** The sentence that says who reads the reason. */
  description: string;
  /** The action that the dialog confirms. */
  act: { isPending: boolean; error: Error | null };
  onConfirm: (reason: string, done: () => void) => void;
};

/** A button that asks for a reason before it does anything. */
export function ReasonDialog({
  label,
  title,
  description,
  act: { isPending, error },
  onConfirm,
}: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const isBlank = reason.trim() === "";
    setMissing(isBlank);
    if (isBlank) return;
    onConfirm(reason, () => {
      setOpen(false);
      setReason("");
    });
  };
  const failure = error ? sentenceOf(error, "That failed.") : undefined;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <TextDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
        label="Reason"
        required
        text={reason}
        maxLength={longestReason}
        onTextChange={setReason}
        error={isMissing ? reasonMissingText : failure}
        action={label}
        destructive
        pending={isPending}
        onSend={confirm}
      />
    </>
  );
}
