import type { Company } from "@rolecall/contract/companies.ts";
import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "#lib/failure-toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { createCompanyMutation } from "./companies.api.ts";
import { CompanyForm } from "./company-form.tsx";

type AddCompanyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (company: Company) => void;
};

/** Adds a company without leaving the screen. */
export function AddCompanyDialog({ open, onOpenChange, onAdded }: AddCompanyDialogProps) {
  const { mutate, isPending } = useMutation({
    ...createCompanyMutation,
    onSuccess: (company) => {
      onAdded(company);
      onOpenChange(false);
    },
    onError: (error) => toastFailure("Error", error, "Failed to add the company"),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Add a company"
      description="You become its owner, and can change it later."
    >
      <CompanyForm
        pending={isPending}
        action="Add company"
        onSubmit={(body) => mutate({ body })}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
