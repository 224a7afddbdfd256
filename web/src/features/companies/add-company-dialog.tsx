import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { CompanyForm } from "./company-form.tsx";
import { createCompanyMutation } from "./company-writes.api.ts";
import { useCompanyForm } from "./use-company-form.ts";

type AddCompanyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (company: Company) => void;
};

/** Adds a company without leaving the screen. */
export function AddCompanyDialog({ open, onOpenChange, onAdded }: AddCompanyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Add a company"
      description="You become its owner, and can change it later."
    >
      <AddCompany onAdded={onAdded} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type AddCompanyProps = { onAdded: (company: Company) => void; onClose: () => void };

function AddCompany({ onAdded, onClose }: AddCompanyProps) {
  const { form, draft } = useCompanyForm();
  const { mutate, isPending } = useMutation({
    ...createCompanyMutation,
    onSuccess: (company) => {
      draft.forget();
      onAdded(company);
      onClose();
    },
    onError: (error) => {
      toastFailure("Error", error, "Failed to add the company");
      showAtFields(form, error);
    },
  });
  return (
    <CompanyForm
      form={form}
      draft={draft}
      pending={isPending}
      action={isPending ? "Adding..." : "Add company"}
      onSubmit={(body) => mutate({ body })}
      onCancel={onClose}
    />
  );
}
