import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clearDrafts } from "#lib/draft.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { signOutMutation } from "./auth.api.ts";

/** Signs out and starts afresh at `/`: nothing of the user stays in memory. */
export const useSignOut = (): (() => void) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...signOutMutation,
    onSuccess: () => {
      client.clear();
      clearDrafts();
      // The browser may have kept this page as it was; going back must not bring it back.
      window.addEventListener("pageshow", () => window.location.reload());
      window.location.assign("/");
    },
    onError: (error) => toastFailure("Logout failed", error),
  });
  return () => mutate({});
};
