import { listOwnApplications } from "@rolecall/contract/applications/applications.ts";
import { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { createJob, editJob, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import type { TextName } from "@rolecall/contract/site.ts";
import { createRoute } from "@tanstack/react-router";
import type { AdminSearch } from "#features/admin/admin-search.ts";
import type { OwnSearch } from "#features/applications/own/own-search.ts";
import type { AuthSearch } from "#features/auth/auth-search.ts";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import { nextSearch, resetSearch } from "#features/auth/next-search.ts";
import type { DashboardSearch } from "#features/dashboard/dashboard-search.ts";
import { LazyHomePage } from "#features/home/lazy-home-page.ts";
import { LazyJobPane } from "#features/jobs/pane/lazy-job-pane.ts";
import { jobFilters, jobsSearch } from "#features/jobs/search/job-filters.ts";
import { LazyLandingPage } from "#features/landing/lazy-landing-page.ts";
import { siteTextQuery } from "#features/site/site-text.api.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { siteSettingsQuery } from "#lib/site.api.ts";
import { addressWords } from "#lib/text/address-words.ts";
import { companyRoutes } from "./company-routes.tsx";
import { readFirst } from "./first-reads.ts";
import { guarded } from "./guard/guarded.tsx";
import { rootRoute } from "./root-route.ts";
import {
  readChosenJob,
  readHome,
  readJob,
  readJobSearch,
  readLanding,
  readRoles,
  readSavedJobs,
  readSignIn,
} from "./screen-reads.ts";
import { screenRoute } from "./screen-route.ts";
import { settingsRoutes } from "./settings-routes.tsx";

/** The place of a screen whose address says no more than its path. */
const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path });

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: (loading) =>
    loading.context.queryClient.getQueryData(currentUserQuery.queryKey)
      ? Promise.all([LazyHomePage.preload?.(), readFirst(loading, readHome)])
      : Promise.all([LazyLandingPage.preload?.(), readFirst(loading, readLanding)]),
  component: lazyScreen(() => import("#features/home/start-screen.tsx")),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): AuthSearch => search,
  loader: (loading) =>
    readFirst(loading, (reads) => readSignIn(reads, nextSearch(loading.location.search))),
  component: lazyScreen(() => import("#features/auth/auth-screen.tsx")),
});

const forgotPasswordRoute = createRoute({
  ...at("/auth/forgot"),
  component: lazyScreen(() => import("#features/auth/password-reset/forgot-password-screen.tsx")),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/reset",
  validateSearch: resetSearch,
  component: lazyScreen(() => import("#features/auth/password-reset/reset-password-screen.tsx")),
});

/** The route of a text that administrators write; of the terms there are plain ones until then. */
const textRoute = <const Path extends string>(path: Path, name: TextName) =>
  createRoute({
    ...at(path),
    loader: (loading) =>
      readFirst(loading, ({ one }) =>
        Promise.all([one(siteSettingsQuery), one(siteTextQuery(name))]),
      ),
    component: lazyScreen(() => import("#features/site/site-text-screen.tsx")),
  });

const selectRoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/select-role",
  validateSearch: nextSearch,
  // Visitors are sent to the start page by the screen itself, without a word.
  ...guarded(
    "everyone",
    lazyScreen(() => import("#features/auth/role/select-role-screen.tsx")),
  ),
});

const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs",
  validateSearch: jobsSearch,
  loader: (loading) => {
    const { job, page, keep: _keep, ...filters } = jobsSearch(loading.location.search);
    const read = readFirst(loading, (reads) =>
      Promise.all([readJobSearch(reads, filters, page), job && readChosenJob(reads, job)]),
    );
    return job ? Promise.all([LazyJobPane.preload?.(), read]) : read;
  },
  component: lazyScreen(() => import("#features/jobs/search/jobs-screen.tsx")),
});

const savedJobsRoute = createRoute({
  ...at("/saved-jobs"),
  loader: (loading) => readFirst(loading, async (reads) => readSavedJobs(reads)),
  component: lazyScreen(() => import("#features/jobs/saved/saved-jobs-screen.tsx")),
});

const confirmJobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/confirm",
  validateSearch: resetSearch,
  component: lazyScreen(() => import("#features/jobs/confirm-job-screen.tsx")),
});

const interviewPageRoute = createRoute({
  ...at("/interviews/$token"),
  component: lazyScreen(() => import("#features/interviews/interview-page-screen.tsx")),
});

const jobsForYouRoute = createRoute({
  ...at("/jobs/for-you"),
  validateSearch: jobFilters,
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/jobs/for-you/jobs-for-you-screen.tsx")),
  ),
});

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$id",
  loader: (loading) => readFirst(loading, (reads) => readJob(reads, loading.params.id)),
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/jobs/job-screen.tsx")),
    lazyScreen(() => import("#features/jobs/job-for-visitors.tsx")),
  ),
});

const postJobRoute = createRoute({
  ...at("/post-job"),
  loader: (loading) => readFirst(loading, async (reads) => readRoles(reads)),
  ...guarded(
    createJob.access,
    lazyScreen(() => import("#features/jobs/posting/post-job-screen.tsx")),
  ),
});

const editJobRoute = screenRoute(
  "/jobs/$id/edit",
  editJob.access,
  () => import("#features/jobs/posting/edit-job-screen.tsx"),
);

const myJobsRoute = screenRoute(
  "/my-jobs",
  listManagedJobs.access,
  () => import("#features/jobs/managed/my-jobs-screen.tsx"),
);

const reviewingJobsRoute = screenRoute(
  "/reviewing-jobs",
  // Who may review; the calls of the screen come with it.
  listManagedJobs.access,
  () => import("#features/jobs/managed/reviewing-jobs-screen.tsx"),
);

const myApplicationsRoute = createRoute({
  ...at("/my-applications"),
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): OwnSearch => search,
  ...guarded(
    listOwnApplications.access,
    lazyScreen(() => import("#features/applications/own/my-applications-screen.tsx")),
  ),
});

const ownApplicationRoute = screenRoute(
  "/my-applications/$id",
  "signed-in",
  () => import("#features/applications/own/own-application-screen.tsx"),
);

const messagesRoute = createRoute({
  ...at("/messages"),
  validateSearch: ({ query }): { query?: string | undefined } => ({ query: addressWords(query) }),
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/messages/messages-screen.tsx")),
  ),
});

const conversationRoute = screenRoute(
  "/messages/$id",
  "signed-in",
  () => import("#features/messages/conversation-screen.tsx"),
);

const profileRoute = screenRoute(
  "/profile",
  "signed-in",
  () => import("#features/profiles/profile-screen.tsx"),
);

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): DashboardSearch => search,
  ...guarded(
    recruiterDashboard.access,
    lazyScreen(() => import("#features/dashboard/dashboard-screen.tsx")),
  ),
});

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): AdminSearch => search,
  ...guarded(
    "administrator",
    lazyScreen(() => import("#features/admin/admin-screen.tsx")),
  ),
});

/** The route table: every screen, and whom it is for. */
export const routeTree = rootRoute.addChildren([
  startRoute,
  authRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  textRoute("/terms", "terms"),
  textRoute("/privacy", "privacy"),
  textRoute("/imprint", "imprint"),
  selectRoleRoute,
  jobsRoute,
  savedJobsRoute,
  confirmJobRoute,
  interviewPageRoute,
  jobsForYouRoute,
  jobRoute,
  postJobRoute,
  editJobRoute,
  myJobsRoute,
  reviewingJobsRoute,
  myApplicationsRoute,
  ownApplicationRoute,
  messagesRoute,
  conversationRoute,
  ...companyRoutes,
  profileRoute,
  dashboardRoute,
  ...settingsRoutes,
  adminRoute,
]);
