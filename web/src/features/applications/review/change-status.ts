import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { changeStatus } from "@rolecall/contract/applications/applications.ts";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { changeStatusMutation } from "#features/applications/applications.api.ts";
import { useUndo } from "#features/applications/undo/use-undo.ts";
import { type Input, isOfSession } from "#lib/api-client.ts";
import { toast } from "#ui/toast/toast-store.ts";

export type ChangeStatus = (id: string, status: ApplicationStatus) => void;

/**
 * Moves an application to another status. Changes in quick succession are sent one after the other. `isHeld` keeps
 * one from the candidate for as long as it can be undone.
 */
export function useChangeStatus({ isHeld = false } = {}): ChangeStatus {
  const { offerUndo } = useUndo();
  const { mutate } = useMutation({
    ...changeStatusMutation,
    scope: { id: "statuses of applications" },
    onSuccess: (changed) =>
      offerUndo(changed, {
        title: "Status Updated",
        description: "Application status has been updated successfully.",
      }),
    onError: (error) => {
      if (isOfSession(error)) return;
      toast({ title: "Error", description: "Failed to update status", variant: "destructive" });
    },
  });
  return useCallback(
    (id, status) => mutate({ params: { id }, body: { status, ...(isHeld && { letter: null }) } }),
    [mutate, isHeld],
  );
}

/** The statuses on their way to the server, by application: they show at once. */
export function usePendingStatuses(): ReadonlyMap<string, ApplicationStatus> {
  const changes = useMutationState({
    filters: { mutationKey: changeStatusMutation.mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Input<typeof changeStatus>,
  });
  return useMemo(
    () => new Map(changes.map(({ params, body }) => [params.id, body.status])),
    [changes],
  );
}
