import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { DeletionDialog } from "#ui/overlay/deletion-dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { deleteCompanyMutation } from "./teams.api.ts";

/** Deletes a company for good, after asking; the server refuses where it has jobs. */
export function DeleteCompany({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...deleteCompanyMutation,
    onSuccess: () => {
      toast({ title: "Company Deleted", description: "Its team is gone with it." });
      void navigate({ to: "/companies" });
    },
    onError: (error) => {
      setAsking(false);
      toastFailure("Error", error, "Failed to delete the company");
    },
  });
  return (
    <div className="mt-10">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete company
      </Button>
      <DeletionDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        action="Delete company"
        pending={isPending}
        onConfirm={() => mutate({ params: { id } })}
      >
        "<bdi>{name}</bdi>" and its team cannot be brought back. A company with jobs stays.
      </DeletionDialog>
    </div>
  );
}
