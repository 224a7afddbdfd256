import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { companyQuery } from "#features/companies/companies.api.ts";
import { editCompanyMutation } from "#features/companies/company-writes.api.ts";
import { DraftChanges } from "#lib/drafts/draft-changes.tsx";
import { useRevision } from "#lib/drafts/draft-revision.ts";
import { useDraft } from "#lib/drafts/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { CharactersLeft } from "#lib/forms/characters-left.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Textarea } from "#ui/form/textarea.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type TextPart, writtenPart } from "./text-parts.ts";

type EditPartProps = { company: CompanyDetail; part: TextPart; onDone: () => void };

/** A part of a company's page while it is written. What was typed is kept until it is saved or cancelled. */
export function EditPart({ company, part, onDone }: EditPartProps) {
  const { id: userId } = useSignedInUser();
  const form = useForm({ defaultValues: { text: writtenPart(company, part) } });
  // It opens by a press in its place, where the typing goes on.
  useEffect(() => form.setFocus("text"), [form]);
  const draft = useDraft(form, { userId, form: `company:${company.id}:${part.name}` });
  const { revision, isLate } = useRevision({
    stored: company,
    query: companyQuery(company.id),
    takeIn: (now) => draft.takeIn({ text: writtenPart(now, part) }),
  });
  const { mutate, isPending } = useMutation({
    ...editCompanyMutation,
    onSuccess: () => {
      draft.forget();
      onDone();
      toast({ title: "Company Updated", description: "Everybody sees your changes from now on." });
    },
    onError: async (error) => {
      if (await isLate(error)) return;
      toastFailure("Error", error, "Failed to update the company");
    },
  });
  const save = ({ text }: { text: string }) =>
    mutate({ params: { id: company.id }, body: { [part.name]: text.trim() || null, revision } });
  return (
    <Form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <DraftChanges draft={draft} names={{ text: { label: part.title } }} />
      <Field label={part.title} hideLabel hint={part.hint}>
        <Textarea rows={6} {...form.register("text")} />
        <CharactersLeft control={form.control} name="text" most={textLimits.description} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isPending}>
          {isPending ? "Saving..." : "Save"}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            draft.forget();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}
