import type { Reason } from "@rolecall/contract/hiring/letters.schemas.ts";
import {
  reasonLabelMaximum,
  reasonLabelRequiredText,
  reasonSentenceMaximum,
} from "@rolecall/contract/hiring/letters.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { addReasonMutation, changeReasonMutation } from "./employer-letters.api.ts";

type ReasonDialogProps = {
  companyId: string;
  /** The one to change; null for a new one. */
  reason: Reason | null;
  onClose: () => void;
};

/** Adds a reason, or changes one. */
export function ReasonDialog({ companyId, reason, onClose }: ReasonDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reason ? "Change reason" : "Add a reason"}
      description="Rejections that had it before keep it as it was."
    >
      <ReasonForm companyId={companyId} reason={reason} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({ companyId, reason, onClose }: ReasonDialogProps) {
  const [label, setLabel] = useState(reason?.label ?? "");
  const [sentence, setSentence] = useState(reason?.sentence ?? "");
  const [isTried, setTried] = useState(false);
  const onSuccess = () => {
    toast({ title: "Reason Saved", description: "It is offered for rejections from now on." });
    onClose();
  };
  const adding = useMutation({ ...addReasonMutation, onSuccess });
  const changing = useMutation({ ...changeReasonMutation, onSuccess });
  const error = adding.error ?? changing.error;
  const isPending = adding.isPending || changing.isPending;
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (label.trim() === "" || isPending) return;
    const body = { label, sentence };
    if (reason) changing.mutate({ params: { id: companyId, reasonId: reason.id }, body });
    else adding.mutate({ params: { id: companyId }, body });
  };
  return (
    <Form className="contents" onSubmit={save}>
      <DialogBody className="flex flex-col gap-4">
        <Field
          label="Label"
          required
          hint="For your team and its statistics. No candidate reads it."
          error={isTried && label.trim() === "" ? reasonLabelRequiredText : undefined}
        >
          <TextInput
            value={label}
            maxLength={reasonLabelMaximum}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Field>
        <Field
          label="Sentence for the candidate"
          hint="Shown only where you choose so with a rejection."
        >
          <Textarea
            rows={3}
            value={sentence}
            maxLength={reasonSentenceMaximum}
            onChange={({ target }) => setSentence(target.value)}
          />
        </Field>
        {error && (
          <FieldError id="letter-refused">
            {sentenceOf(error, "The reason could not be saved.")}
          </FieldError>
        )}
      </DialogBody>
      <FormFooter action="Save reason" pending={isPending} onCancel={onClose} />
    </Form>
  );
}
