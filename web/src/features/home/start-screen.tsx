import { sharedTitles } from "@rolecall/contract/pages.ts";
import { useDeferredValue } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { LandingPage } from "#features/landing/landing-page.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { LaterHomePage } from "./later-home-page.ts";

/**
 * `/`: the landing page for visitors and while nobody knows who it is, home for who is
 * signed in. The one gives way when the other is there.
 */
export function StartScreen() {
  useDocumentTitle(sharedTitles["/"]);
  const user = useDeferredValue(useAuth().user);
  return user ? <LaterHomePage user={user} /> : <LandingPage />;
}
