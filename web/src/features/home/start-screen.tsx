import { sharedTitles } from "@rolecall/contract/pages.ts";
import { lazy, useDeferredValue } from "react";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { LandingPage } from "#features/landing/landing-page.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";

const HomePage = lazy(async () => ({ default: (await import("./home-page.tsx")).HomePage }));

/**
 * `/`: the landing page for visitors and while nobody knows who it is, home for who is
 * signed in. The one gives way when the other is there.
 */
export function StartScreen() {
  useDocumentTitle(sharedTitles["/"]);
  const user = useDeferredValue(useAuth().user);
  return user ? <HomePage user={user} /> : <LandingPage />;
}
