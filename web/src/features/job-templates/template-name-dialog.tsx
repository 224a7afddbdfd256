import { jobTemplateNameMaximum } from "@rolecall/contract/hiring/job-templates.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { addJobTemplateMutation } from "./job-templates.api.ts";

/** Asks under which name a job is kept as a template. */
export function TemplateNameDialog({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const [name, setName] = useState(job.title);
  const { mutate, isPending, error } = useMutation({
    ...addJobTemplateMutation,
    onSuccess: () => {
      toast({
        title: "Template Saved",
        description: "Your team can begin jobs from it where it posts a job.",
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save as template"
      description="Its texts, questions, criteria and stages, as they are now. The deadline is not kept."
    >
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ params: { id: job.company.id }, body: { name, jobId: job.id } });
        }}
      >
        <DialogBody>
          <Field
            label="Name"
            required
            error={error ? sentenceOf(error, "The template could not be saved.") : undefined}
          >
            <TextInput
              value={name}
              maxLength={jobTemplateNameMaximum}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
        </DialogBody>
        <FormFooter
          action={isPending ? "Saving..." : "Save template"}
          pending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
