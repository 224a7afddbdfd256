import { type ViewScreen, viewNameText } from "@rolecall/contract/views/views.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { Form } from "#ui/form.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Dialog, DialogBody } from "#ui/overlay/dialog.tsx";
import { FormFooter } from "#ui/overlay/form-footer.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { addViewMutation } from "./saved-views.api.ts";
import { ViewNameInput } from "./view-name-input.tsx";

/** The value of 'Only me': a choice needs one that is not empty. */
const onlyMe = "me";

type SaveViewDialogProps = {
  view: { screen: ViewScreen; query: string; columns: string[] | null };
  onClose: () => void;
};

/** Asks under which name the filters are kept, and for whom. */
export function SaveViewDialog({ view, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const [owner, setOwner] = useState(onlyMe);
  const companies = useQuery(ownCompaniesQuery);
  const teams = companies.data?.filter(({ can }) => can.readLetters) ?? [];
  const { mutate, isPending, error } = useMutation({
    ...addViewMutation,
    onSuccess: (kept) => {
      toast({ title: "View Kept", description: `It is among your views as ${kept.name}.` });
      onClose();
    },
  });
  const isBlank = name.trim() === "";
  const refusal = error ? sentenceOf(error, "The view could not be kept.") : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keep this view"
      description="Its filters, to come back to them with one press."
    >
      <Form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isBlank || isPending) return;
          mutate({ body: { ...view, name, companyId: owner === onlyMe ? null : owner } });
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          <Field label="Name" required error={isTried && isBlank ? viewNameText : refusal}>
            <ViewNameInput name={name} onName={setName} />
          </Field>
          {teams.length > 0 && (
            <Field label="For">
              <Select
                options={[
                  { value: onlyMe, label: "Only me" },
                  ...teams.map((company) => ({
                    value: company.id,
                    label: `The team of ${company.name}`,
                  })),
                ]}
                value={owner}
                onValueChange={setOwner}
              />
            </Field>
          )}
        </DialogBody>
        <FormFooter
          action={isPending ? "Keeping..." : "Keep view"}
          pending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
