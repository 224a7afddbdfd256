import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { useMutation } from "@tanstack/react-query";
import { createAlertMutation } from "#features/jobs/alerts/alerts.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { Button } from "#ui/button.tsx";

/** In place of an alert that was deleted, until one leaves the screen: a slip can be undone. */
export function DeletedAlert({ alert }: { alert: Alert }) {
  const { name, search, frequency, timeZone } = alert;
  const keep = useMutation({
    ...createAlertMutation,
    onError: (error) => toastFailure("Not brought back", error),
  });
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2 rounded-lg border border-dashed border-line px-4 py-3 text-ink-muted sm:px-5"
    >
      <span className="min-w-0 wrap-anywhere">“{name}” was deleted.</span>
      <Button
        variant="link"
        pending={keep.isPending}
        onClick={() => keep.mutate({ body: { search, frequency, name, timeZone } })}
      >
        Undo
      </Button>
    </p>
  );
}
