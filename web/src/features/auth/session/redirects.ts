import { homePath } from "@rolecall/contract/pages.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { prepareToasts } from "#ui/toast/toaster.tsx";

const loginPath = "/api/login";

/** The time, in milliseconds, for which a message shows before the browser goes to another page. */
const redirectDelay = 500;

/** The login endpoint as a page: it leads to the sign-in screen and back to where the user is. */
export const loginAddress = ({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): string => {
  // On a sign-in screen the existing `next` is kept.
  const next = pathname.startsWith("/auth")
    ? new URLSearchParams(search).get("next")
    : pathname + search;
  return next === null || next === "/"
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ next })}`;
};

let leaving = false;

/** Shows a toast and then redirects. Several failures at once redirect once. */
const redirectWithToast = (title: string, description: string, address: string): void => {
  if (leaving) return;
  leaving = true;
  toast({ title, description, variant: "destructive" });
  // Replaces the history entry, so that Back does not lead to the same refusal again.
  const leave = () => window.location.replace(address);
  // The delay starts when the toast is visible, since its code may still be loading.
  void prepareToasts().then(() => setTimeout(leave, redirectDelay));
};

/** Tells a logged-out user so, and redirects to the sign-in. */
export const redirectLoggedOut = (): void =>
  redirectWithToast(
    "Unauthorized",
    "You are logged out. Logging in again...",
    loginAddress(window.location),
  );

/**
 * Tells a user without the needed role so, and redirects home, or to the sign-in where no role is
 * chosen.
 */
export const redirectWrongRole = (refusal: string, role: string | null | undefined): void =>
  redirectWithToast("Access Denied", refusal, role ? homePath : loginPath);
