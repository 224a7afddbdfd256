import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRevision } from "#lib/drafts/draft-revision.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { showAtFields } from "#lib/forms/show-at-fields.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { companyQuery } from "./companies.api.ts";
import { CompanyForm } from "./company-form.tsx";
import { editCompanyMutation } from "./company-writes.api.ts";
import { useCompanyForm, valuesOf } from "./use-company-form.ts";

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
  const { form, draft } = useCompanyForm(company);
  const { revision, isLate } = useRevision({
    stored: company,
    query: companyQuery(company.id),
    takeIn: (now) => draft.takeIn(valuesOf(now)),
  });
  const { mutate, isPending } = useMutation({
    ...editCompanyMutation,
    onSuccess: () => {
      draft.forget();
      onClose();
      toast({ title: "Company Updated", description: "Everybody sees your changes from now on." });
    },
    onError: async (error) => {
      if (await isLate(error)) return;
      toastFailure("Error", error, "Failed to update the company");
      showAtFields(form, error);
    },
  });
  return (
    <CompanyForm
      form={form}
      draft={draft}
      pending={isPending}
      action={isPending ? "Saving..." : "Save Changes"}
      onSubmit={(body) => mutate({ params: { id: company.id }, body: { ...body, revision } })}
      onCancel={onClose}
    />
  );
}
