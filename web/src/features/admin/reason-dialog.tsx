import { longestReason, reasonMissingText } from "@rolecall/contract/admin/administrators.ts";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/overlay/dialog.tsx";

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
  const confirm = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
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
      <Dialog open={open} onOpenChange={setOpen} title={title} description={description}>
        <Form className="contents" onSubmit={confirm}>
          <DialogBody>
            <Field label="Reason" required error={isMissing ? reasonMissingText : failure}>
              <Textarea
                value={reason}
                maxLength={longestReason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" pending={isPending}>
              {label}
            </Button>
          </DialogFooter>
        </Form>
      </Dialog>
    </>
  );
}
