import { publicTitles } from "@rolecall/contract/pages.ts";
import { useDeferredValue } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { LazyLandingPage } from "#features/landing/lazy-landing-page.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { LazyHomePage } from "./lazy-home-page.ts";

/** `/`: home for signed-in users, the landing page for visitors and while the user is not known yet. */
export function StartScreen() {
  useDocumentTitle(publicTitles["/"]);
  const user = useDeferredValue(useAuth().user);
  return user ? <LazyHomePage user={user} /> : <LazyLandingPage />;
}
