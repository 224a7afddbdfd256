import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { nothingSelectedText } from "@rolecall/contract/applications/refusals.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { bulkUpdateMutation } from "#features/applications/applications.api.ts";
import { DecideButton } from "#features/applications/deciding/decide-button.tsx";
import { statusOptions } from "#features/applications/status-options.ts";
import { useUndo } from "#features/applications/undo/use-undo.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/toast/toast-store.ts";

type BulkBarProps = {
  selected: LoadedApplication[];
  onClear: () => void;
};

/** The number of selected applications, and the actions on all of them. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const { length } = selected;
  const isShown = length > 0;
  // It comes up over the last rows: the one that was just selected makes way.
  useEffect(() => {
    if (isShown) document.activeElement?.closest("tr")?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <section
      aria-label="Selected applications"
      className={
        isShown
          ? "bottom-bar print:hidden fixed inset-x-0 bottom-0 z-20 short:static flex flex-wrap items-center gap-3 border border-accent-line bg-accent-soft px-4 py-3 shadow-modal sm:bottom-4 sm:mx-auto sm:w-fit sm:max-w-[calc(100%-2rem)] sm:rounded-lg short:mb-3"
          : "sr-only"
      }
    >
      {/* A live region must be in the page before its first text, or that is not announced. */}
      <p aria-live="polite" className="mr-auto font-medium text-accent-ink max-lg:w-full">
        {isShown && `${length} application${length === 1 ? "" : "s"} selected`}
      </p>
      {isShown && <BulkUpdate selected={selected} onClear={onClear} />}
    </section>
  );
}

function BulkUpdate({ selected, onClear }: BulkBarProps) {
  const [status, setStatus] = useState<ApplicationStatus>();
  const { offerUndo } = useUndo();
  const { mutate, isPending } = useMutation({
    ...bulkUpdateMutation,
    onSuccess: (updated, { body }) => {
      // A reply without a count means that all selected applications were updated.
      const count = updated.updatedCount ?? body.applicationIds.length;
      offerUndo(updated, {
        title: "Bulk Update Successful",
        description: `Successfully updated ${count} applications.`,
      });
      onClear();
    },
    onError: (error) =>
      toastFailure("Bulk Update Failed", error, "Failed to update applications. Please try again."),
  });
  const update = () => {
    const applicationIds = selected.map(({ id }) => id);
    if (status) mutate({ body: { applicationIds, status } });
    else
      toast({
        title: "Invalid Selection",
        description: nothingSelectedText,
        variant: "destructive",
      });
  };
  return (
    <>
      <Select
        aria-label="New status"
        className="w-full sm:w-52"
        placeholder="Select new status"
        options={statusOptions}
        value={status}
        onValueChange={setStatus}
      />
      <Button pending={isPending} onClick={update}>
        {isPending ? "Updating..." : "Update Status"}
      </Button>
      <DecideButton applications={selected} onDecided={onClear} />
      <Button variant="ghost" onClick={onClear}>
        Clear Selection
      </Button>
    </>
  );
}
