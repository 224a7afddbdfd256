import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useUndo, whileUndoable } from "#features/applications/undo/use-undo.ts";
import { LetterChoiceFields } from "#features/employer-letters/letter-choice.tsx";
import { useLetterChoice } from "#features/employer-letters/use-letter-choice.ts";
import { closeJobMutation } from "#features/jobs/job-writes.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";

/** In place of a status: everybody keeps their own. */
const keep = "keep";
const statuses = [
  { value: keep, label: "Leave each as it is" },
  ...applicationStatuses.map((value) => ({ value, label: statusLabel(value) })),
];

const toldText = (letters: number) =>
  `It takes no more applications. ${letters === 1 ? "1 email goes" : `${letters} emails go`} in 30 seconds.`;

type CloseJobProps = { job: JobDetail; onClose: () => void };

/** Closes a job, and asks what those are told whose applications are not decided. */
export function CloseJobDialog(props: CloseJobProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="lg"
      title="Close this job"
      description="It takes no more applications, and can be reopened at any time. What becomes of those that are not decided?"
    >
      <CloseJobForm {...props} />
    </Dialog>
  );
}

function CloseJobForm({ job, onClose }: CloseJobProps) {
  const [status, setStatus] = useState<ApplicationStatus | "">("");
  const [isTried, setTried] = useState(false);
  const choice = useLetterChoice(job.company.id, status);
  const { offerUndo } = useUndo();
  const { mutate, isPending, error } = useMutation({
    ...closeJobMutation,
    onSuccess: (closed) => {
      const { updatedCount, letterCount } = closed;
      const description = toldText(letterCount);
      const message = { title: "Job Closed", description, ...whileUndoable };
      // Where nobody is told anything there is nothing to undo.
      offerUndo(updatedCount + letterCount > 0 ? closed : {}, message);
      onClose();
    },
  });
  const [first] = job.applications.filter(
    (one) => one.status !== "rejected" && one.status !== "hired",
  );
  const close = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (!choice.isWhole || isPending) return;
    mutate({
      params: { id: job.id },
      body: { ...choice.keys, ...(status !== "" && { status }) },
    });
  };
  return (
    <Form className="contents" onSubmit={close}>
      <DialogBody className="flex flex-col gap-4">
        <Field label="Undecided applications become">
          <Select
            options={statuses}
            value={status === "" ? keep : status}
            onValueChange={(chosen) =>
              setStatus(chosen === keep ? "" : (chosen as ApplicationStatus))
            }
          />
        </Field>
        <LetterChoiceFields
          choice={choice}
          status={status}
          isTried={isTried}
          example={first && { applicationId: first.id, name: "an applicant" }}
        />
        <p className="text-ink-muted">
          Candidates are told after 30 seconds; until then you can undo it. The job stays closed.
        </p>
        {error && (
          <FieldError id="not-closed">{sentenceOf(error, "Failed to close the job")}</FieldError>
        )}
      </DialogBody>
      <FormFooter action="Close job" pending={isPending} onCancel={onClose} />
    </Form>
  );
}
