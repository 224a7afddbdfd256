import type { CompanyDetail } from "@rolecall/contract/companies.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast-store.ts";
import { editCompanyMutation } from "./companies.api.ts";
import { CompanyForm } from "./company-form.tsx";
import { useCompanyForm } from "./use-company-form.ts";

/** The owner's way to change their company. */
export function EditCompany({ company }: { company: CompanyDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="lg" onClick={() => setOpen(true)}>
        Edit company
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="lg" title="Edit company">
        <CompanyChanges company={company} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CompanyChanges({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { form, forgetDraft } = useCompanyForm(company);
  const { mutate, isPending } = useMutation({
    ...editCompanyMutation,
    onSuccess: () => {
      forgetDraft();
      onClose();
      toast({ title: "Company Updated", description: "Everybody sees your changes from now on." });
    },
    onError: (error) => {
      toastFailure("Error", error, "Failed to update the company");
      showAtFields(form, error);
    },
  });
  return (
    <CompanyForm
      form={form}
      pending={isPending}
      action={isPending ? "Saving..." : "Save Changes"}
      onSubmit={(body) => mutate({ params: { id: company.id }, body })}
      onCancel={onClose}
    />
  );
}
