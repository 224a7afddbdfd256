import { listJobApplications } from "@rolecall/contract/applications/applications.ts";
import { createRoute } from "@tanstack/react-router";
import { resetSearch } from "#features/auth/next-search.ts";
import { LazyAlerts } from "#features/jobs/alerts/lazy-alerts.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { guarded } from "./guard/guarded.tsx";
import { rootRoute } from "./root-route.ts";
import { screenRoute } from "./screen-route.ts";

const accountRoute = screenRoute(
  "/settings/account",
  "signed-in",
  () => import("#features/settings/account/account-screen.tsx"),
);

const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/email",
  validateSearch: resetSearch,
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/settings/email/confirm-email-screen.tsx")),
  ),
});

const securityRoute = screenRoute(
  "/settings/security",
  "signed-in",
  () => import("#features/settings/security/security-screen.tsx"),
);

const privacyRoute = screenRoute(
  "/settings/privacy",
  "signed-in",
  () => import("#features/settings/privacy/privacy-screen.tsx"),
);

const notificationsRoute = screenRoute(
  "/settings/notifications",
  "signed-in",
  () => import("#features/settings/notifications/notifications-screen.tsx"),
);

const interviewsRoute = screenRoute(
  // Who may interview; the calls of the screen come with it.
  "/settings/interviews",
  listJobApplications.access,
  () => import("#features/settings/interviews/interviews-screen.tsx"),
);

const alertsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/alerts",
  ...guarded("signed-in", LazyAlerts),
});

const findableRoute = screenRoute(
  "/profile/findable",
  "signed-in",
  () => import("#features/talent/own/findable-screen.tsx"),
);

const talkRequestsRoute = screenRoute(
  "/profile/requests",
  "signed-in",
  () => import("#features/talent/own/requests-screen.tsx"),
);

/** The screens of the settings, and of who finds one. */
export const settingsRoutes = [
  alertsRoute,
  privacyRoute,
  accountRoute,
  emailRoute,
  securityRoute,
  notificationsRoute,
  interviewsRoute,
  findableRoute,
  talkRequestsRoute,
] as const;
