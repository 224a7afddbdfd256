import type { CompanyDraft } from "@rolecall/contract/companies/company-draft.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { DraftChanges, type FieldNames } from "#lib/drafts/draft-changes.tsx";
import type { FormDraft } from "#lib/drafts/draft.ts";
import { CharactersLeft } from "#lib/forms/characters-left.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { DialogBody } from "#ui/overlay/dialog.tsx";
import { DiscardChanges } from "#ui/overlay/discard-changes.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import type { CompanyFormState } from "./use-company-form.ts";
import { webAddress } from "./web-address.ts";

const names: FieldNames = {
  name: { label: "Company Name" },
  industry: { label: "Industry" },
  size: { label: "Size" },
  location: { label: "Location" },
  website: { label: "Website" },
  description: { label: "Description" },
};

type CompanyFormProps = {
  form: CompanyFormState;
  draft: FormDraft;
  pending: boolean;
  /** The words of the button. */
  action: string;
  onSubmit: (draft: CompanyDraft) => void;
  onCancel: () => void;
};

/** Everything about a company, in a dialog. */
export function CompanyForm({
  form,
  draft,
  pending,
  action,
  onSubmit,
  onCancel,
}: CompanyFormProps) {
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;

  return (
    <Form
      className="contents"
      onSubmit={(event) => {
        // In React's tree the dialog may be inside another form: its submit event must not bubble
        // there.
        event.stopPropagation();
        void handleSubmit((values) => onSubmit({ ...values, website: webAddress(values.website) }))(
          event,
        );
      }}
    >
      <DialogBody className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <DraftChanges draft={draft} names={names} />
        </div>
        <Field label="Company Name" required error={errors.name?.message} className="sm:col-span-2">
          <TextInput {...register("name")} autoComplete="organization" />
        </Field>
        <Field label="Industry" error={errors.industry?.message}>
          <TextInput {...register("industry")} />
        </Field>
        <Field label="Size" error={errors.size?.message}>
          <TextInput {...register("size")} placeholder="11-50 employees" />
        </Field>
        <Field label="Location" error={errors.location?.message}>
          <TextInput {...register("location")} />
        </Field>
        <Field label="Website" error={errors.website?.message}>
          <TextInput {...register("website")} type="url" placeholder="https://" />
        </Field>
        <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
          <Textarea rows={4} {...register("description")} />
          <CharactersLeft control={control} name="description" most={textLimits.description} />
        </Field>
      </DialogBody>
      <FormFooter action={action} pending={pending} onCancel={onCancel}>
        <DiscardChanges
          unsaved={formState.isDirty && !pending}
          kept={draft.isKept}
          onDiscard={() => form.reset()}
        />
      </FormFooter>
    </Form>
  );
}
