import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { guarded } from "./guarded.tsx";
import { rootRoute } from "./root-route.ts";

const securityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/security",
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/settings/security/security-screen.tsx"), "SecurityScreen"),
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/privacy",
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/settings/privacy/privacy-screen.tsx"), "PrivacyScreen"),
  ),
});

/** The screens of the settings. */
export const settingsRoutes = [securityRoute, privacyRoute] as const;
