import { homePath } from "@rolecall/contract/pages.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { prepareToasts } from "#ui/toast/toaster.tsx";

const loginPath = "/api/login";

/** How long a message stands before the browser goes elsewhere, in milliseconds. */
const redirectDelay = 500;

/** The login endpoint as a page: it leads to the sign-in screen and back to where the user is. */
export const loginAddress = (): string => {
  const { pathname, search } = window.location;
  // Whoever is on the way in already keeps the way they wanted to go on.
  const next = pathname.startsWith("/auth")
    ? new URLSearchParams(search).get("next")
    : pathname + search;
  return next === null || next === "/"
    ? loginPath
    : `${loginPath}?${new URLSearchParams({ next })}`;
};

let leaving = false;

/** Says why, and goes elsewhere. Several failures at once do it once. */
const redirectWithToast = (title: string, description: string, address: string): void => {
  if (leaving) return;
  leaving = true;
  toast({ title, description, variant: "destructive" });
  // In place of this page: going back must not lead to where one is sent away again.
  const leave = () => window.location.replace(address);
  // The time runs from when the message can be seen, however long its code takes to come.
  void prepareToasts().then(() => setTimeout(leave, redirectDelay));
};

/** Tells a logged-out user so, and sends them to sign in. */
export const redirectLoggedOut = (): void =>
  redirectWithToast("Unauthorized", "You are logged out. Logging in again...", loginAddress());

/** Tells a user in the wrong role so, and sends them home, or to sign in where they have no role. */
export const redirectWrongRole = (refusal: string, role: string | null | undefined): void =>
  redirectWithToast("Access Denied", refusal, role ? homePath : loginPath);
