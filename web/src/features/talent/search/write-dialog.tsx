import { talkMessageMaximum } from "@rolecall/contract/talent/candidates.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { askToTalkMutation } from "#features/talent/talent.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { JobChoice } from "./job-choice.tsx";

type WriteDialogProps = {
  id: string;
  companyId: string | undefined;
  jobId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks somebody to talk about a job, once for the company. */
export function WriteDialog({ open, onOpenChange, ...about }: WriteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Write to this person"
      description="Your company writes to somebody once. They read its name and the job, and say yes or no."
    >
      <WriteForm {...about} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type WriteFormProps = Pick<WriteDialogProps, "id" | "companyId" | "jobId"> & {
  onClose: () => void;
};

function WriteForm({ id, companyId, jobId: given, onClose }: WriteFormProps) {
  const [jobId, setJobId] = useState(given);
  const [message, setMessage] = useState("");
  const [isSent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation(askToTalkMutation);
  const missing = {
    job: isSent && jobId === undefined ? "Choose a job" : undefined,
    message: isSent && message.trim() === "" ? "Message is required" : undefined,
  };
  const send = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setSent(true);
    if (jobId === undefined || message.trim() === "") return;
    mutate(
      { params: { id }, body: { jobId, message, companyId } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: "Written", description: "They get an email, and say yes or no." });
        },
      },
    );
  };
  return (
    <Form className="contents" onSubmit={send}>
      <DialogBody className="flex flex-col gap-4">
        <JobChoice label="Job" jobId={jobId} onChange={setJobId} error={missing.job} />
        <Field
          label="Message"
          required
          hint="Say who you are and why you write to them."
          error={missing.message}
        >
          <Textarea
            rows={6}
            value={message}
            maxLength={talkMessageMaximum}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        {error && (
          <FieldError id="write-error">
            {sentenceOf(error, "Your message could not be sent.")}
          </FieldError>
        )}
      </DialogBody>
      <FormFooter action="Send" pending={isPending} onCancel={onClose} />
    </Form>
  );
}
