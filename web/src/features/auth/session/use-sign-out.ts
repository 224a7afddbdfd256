import { useMutation, useQueryClient } from "@tanstack/react-query";
import { signOutMutation } from "#features/auth/auth.api.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { tellOtherTabs } from "#lib/other-tabs.ts";
import { shownUser } from "#lib/shown-user.ts";
import { clearStorageOf } from "#lib/user-storage.ts";

/**
 * Starts afresh at a path, once the session has ended on the server: nothing of the user stays in memory or
 * on this device.
 */
export const useForgetUser = (): ((path: string) => void) => {
  const client = useQueryClient();
  return (path) => {
    if (shownUser.id) clearStorageOf(shownUser.id);
    shownUser.id = null;
    tellOtherTabs("", true);
    // Screens that are still mounted must not read again: they would be refused.
    client.setDefaultOptions({ queries: { enabled: false } });
    client.clear();
    // The browser may have this page in its back-forward cache: it must not be restored.
    window.addEventListener("pageshow", () => window.location.reload());
    document.body.hidden = true;
    window.location.assign(path);
  };
};

/** Signs out and starts afresh at `/`. */
export const useSignOut = (): (() => void) => {
  const forgetUser = useForgetUser();
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...signOutMutation,
    // What is still being read would be refused once the session has ended.
    onMutate: () => client.cancelQueries(),
    onSuccess: () => forgetUser("/"),
    onError: (error) => toastFailure("Logout failed", error),
  });
  return () => mutate({});
};
