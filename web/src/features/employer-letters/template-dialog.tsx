import type { Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import { type TemplateKind, templateNameRequiredText } from "@rolecall/contract/hiring/letters.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { FieldError } from "#ui/form/field-error.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import {
  addTemplateMutation,
  changeTemplateMutation,
  jobsToPreviewQuery,
} from "./employer-letters.api.ts";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { isWholeLetter } from "./letter-problems.ts";
import { templateKindOptions } from "./template-kind-labels.ts";

type TemplateDialogProps = {
  companyId: string;
  /** The one to change; null for a new one. */
  template: Template | null;
  onClose: () => void;
};

/** Adds a template, or changes one. */
export function TemplateDialog({ companyId, template, onClose }: TemplateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={template ? "Change template" : "Add a template"}
      description="Emails that were chosen before stay as they are."
    >
      <TemplateForm companyId={companyId} template={template} onClose={onClose} />
    </Dialog>
  );
}

function TemplateForm({ companyId, template, onClose }: TemplateDialogProps) {
  const [kind, setKind] = useState<TemplateKind>(template?.kind ?? "other");
  const [name, setName] = useState(template?.name ?? "");
  const [letter, setLetter] = useState({
    subject: template?.subject ?? "",
    text: template?.text ?? "",
  });
  const [isTried, setTried] = useState(false);
  const onSuccess = () => {
    toast({ title: "Template Saved", description: "It is offered for emails from now on." });
    onClose();
  };
  const adding = useMutation({ ...addTemplateMutation, onSuccess });
  const changing = useMutation({ ...changeTemplateMutation, onSuccess });
  const error = adding.error ?? changing.error;
  const isPending = adding.isPending || changing.isPending;
  const applicationId = useApplicationOf(companyId);
  const save = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || !isWholeLetter(letter) || isPending) return;
    const body = { kind, name, ...letter };
    if (template) changing.mutate({ params: { id: companyId, templateId: template.id }, body });
    else adding.mutate({ params: { id: companyId }, body });
  };
  return (
    <Form className="contents" onSubmit={save}>
      <DialogBody className="flex flex-col gap-4">
        <Field label="Kind" required>
          <Select options={templateKindOptions} value={kind} onValueChange={setKind} />
        </Field>
        <Field
          label="Name"
          required
          error={isTried && name.trim() === "" ? templateNameRequiredText : undefined}
        >
          <TextInput
            value={name}
            maxLength={200}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <LetterFields letter={letter} isTried={isTried} onChange={setLetter} />
        {applicationId && (
          <LetterPreview
            applicationId={applicationId}
            of="a real applicant"
            letter={{ letter }}
            ready={isWholeLetter(letter)}
          />
        )}
        {error && (
          <FieldError id="letter-refused">
            {sentenceOf(error, "The template could not be saved.")}
          </FieldError>
        )}
      </DialogBody>
      <FormFooter action="Save template" pending={isPending} onCancel={onClose} />
    </Form>
  );
}

/** An application to a job of the company, as far as the reader manages one. */
const useApplicationOf = (companyId: string): string | undefined => {
  const { data } = useQuery(jobsToPreviewQuery);
  const applied = data?.items.filter((job) => job.company.id === companyId) ?? [];
  return applied.flatMap(({ applications }) => applications)[0]?.id;
};
