import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { isOfSession } from "#lib/api-client.ts";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { changeStatusMutation } from "./applications.api.ts";
import { statusOptions } from "./status-options.ts";

/** Moves one application to another status, at once. */
export function StatusSelect({
  application,
  name,
}: {
  application: LoadedApplication;
  name: string;
}) {
  const { mutate, isPending, variables } = useMutation({
    ...changeStatusMutation,
    // Several changes in quick succession are sent one after the other.
    scope: { id: `status of ${application.id}` },
    onSuccess: () =>
      toast({
        title: "Status Updated",
        description: "Application status has been updated successfully.",
      }),
    onError: (error) => {
      if (isOfSession(error)) return;
      toast({ title: "Error", description: "Failed to update status", variant: "destructive" });
    },
  });
  return (
    <Select
      aria-label={`Status of ${name}`}
      className="min-w-0 flex-1 basis-48 sm:w-48"
      options={statusOptions}
      value={isPending ? variables.body.status : application.status}
      onValueChange={(status) => mutate({ params: { id: application.id }, body: { status } })}
    />
  );
}
