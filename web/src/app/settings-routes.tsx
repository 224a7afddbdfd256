import { listJobApplications } from "@rolecall/contract/applications/applications.ts";
import { createRoute } from "@tanstack/react-router";
import { resetSearch } from "#features/auth/auth-search.ts";
import { LazyAlerts } from "#features/jobs/alerts/lazy-alerts.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { guarded } from "./guarded.tsx";
import { rootRoute } from "./root-route.ts";

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/account",
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/settings/account/account-screen.tsx"), "AccountScreen"),
  ),
});

const emailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/email",
  validateSearch: resetSearch,
  ...guarded(
    "signed-in",
    lazyScreen(
      () => import("#features/settings/email/confirm-email-screen.tsx"),
      "ConfirmEmailScreen",
    ),
  ),
});

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

const notificationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/notifications",
  ...guarded(
    "signed-in",
    lazyScreen(
      () => import("#features/settings/notifications/notifications-screen.tsx"),
      "NotificationsScreen",
    ),
  ),
});

const interviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings/interviews",
  ...guarded(
    // Who may interview; the calls of the screen come with it.
    listJobApplications.access,
    lazyScreen(
      () => import("#features/settings/interviews/interviews-screen.tsx"),
      "InterviewsScreen",
    ),
  ),
});

const alertsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/alerts",
  ...guarded("signed-in", LazyAlerts),
});

const findableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile/findable",
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/talent/own/findable-screen.tsx"), "FindableScreen"),
  ),
});

const talkRequestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile/requests",
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/talent/own/requests-screen.tsx"), "TalkRequestsScreen"),
  ),
});

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
