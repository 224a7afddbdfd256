import {
  type ApplicationStatus,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  bulkUpdateMutation,
  changeStatusMutation,
} from "#features/applications/applications.api.ts";
import { candidateName } from "#features/applications/candidate-name.ts";
import { statusOptions } from "#features/applications/status-options.ts";
import { useUndo, whileUndoable } from "#features/applications/undo/use-undo.ts";
import { LetterChoiceFields } from "#features/employer-letters/letter-choice.tsx";
import { useLetterChoice } from "#features/employer-letters/use-letter-choice.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { decidedText, whatWillGoText } from "./decision-text.ts";

export type DecideDialogProps = {
  /** One, or several that are decided together. */
  applications: LoadedApplication[];
  /** The status that is chosen at first. */
  initialStatus?: ApplicationStatus;
  onClose: () => void;
  onDecided?: (() => void) | undefined;
};

/** Decides applications with a letter: nothing of it goes for half a minute. */
export function DecideDialog(props: DecideDialogProps) {
  const [first, ...others] = props.applications;
  const name = first && others.length === 0 ? candidateName(first.candidate) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="lg"
      title={name ? `Decide on ${name}` : `Decide on ${props.applications.length} applications`}
    >
      <DecideForm {...props} />
    </Dialog>
  );
}

const companyOf = (applications: LoadedApplication[]) => {
  const ids = new Set(applications.map(({ job }) => job.company.id));
  const [id] = ids;
  return ids.size === 1 && id ? id : null;
};

function DecideForm({ applications, initialStatus, onClose, onDecided }: DecideDialogProps) {
  const [status, setStatus] = useState<ApplicationStatus | "">(initialStatus ?? "");
  const [isTried, setTried] = useState(false);
  const choice = useLetterChoice(companyOf(applications), status);
  const { offerUndo } = useUndo();
  const done = (reply: object, letters: number | undefined) => {
    const title = status === "" ? "Decided" : `Decided: ${statusLabel(status)}`;
    offerUndo(reply, { title, description: decidedText(letters), ...whileUndoable });
    onClose();
    onDecided?.();
  };
  const single = useMutation({
    ...changeStatusMutation,
    onSuccess: (reply) => done(reply, undefined),
  });
  const several = useMutation({
    ...bulkUpdateMutation,
    onSuccess: (reply) => done(reply, reply.letterCount),
  });
  const error = single.error ?? several.error;
  const isPending = single.isPending || several.isPending;
  const [first] = applications;
  const changed = applications.filter((one) => one.status !== status).length;
  const decide = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (status === "" || !choice.isWhole || isPending || !first) return;
    const body = { status, ...choice.keys };
    if (applications.length === 1) single.mutate({ params: { id: first.id }, body });
    else several.mutate({ body: { applicationIds: applications.map(({ id }) => id), ...body } });
  };
  return (
    <Form className="contents" onSubmit={decide}>
      <DialogBody className="flex flex-col gap-4">
        <Field
          label="New status"
          required
          error={isTried && status === "" ? "Choose a status" : undefined}
        >
          <Select
            options={statusOptions}
            placeholder="Select new status"
            value={status}
            onValueChange={setStatus}
          />
        </Field>
        {status !== "" && (
          <>
            <LetterChoiceFields
              choice={choice}
              status={status}
              isTried={isTried}
              example={first && { applicationId: first.id, name: candidateName(first.candidate) }}
            />
            <p aria-live="polite" className="text-ink-muted">
              {whatWillGoText({ changed, hasLetter: choice.hasLetter })}
            </p>
          </>
        )}
        {error && (
          <FieldError id="not-decided">
            {sentenceOf(error, "It could not be decided. Please try again.")}
          </FieldError>
        )}
      </DialogBody>
      <FormFooter action="Decide" pending={isPending} onCancel={onClose} />
    </Form>
  );
}
