import {
  filterApplications,
  listJobApplications,
} from "@rolecall/contract/applications/applications.ts";
import { createCompany } from "@rolecall/contract/companies/companies.ts";
import { createRoute } from "@tanstack/react-router";
import type { AnalyticsSearch } from "#features/analytics/analytics-search.ts";
import type { TableSearch } from "#features/applications/management/application-search.ts";
import type { StatusSearch } from "#features/applications/status-search.ts";
import type { ViewSearch } from "#features/applications/views/view-search.ts";
import { directorySearch } from "#features/companies/directory/directory-search.ts";
import type { CandidatesSearch } from "#features/talent/search/candidates-search.ts";
import { lazyScreen } from "#lib/lazy-screen.ts";
import { readFirst } from "./first-reads.ts";
import { guarded } from "./guard/guarded.tsx";
import { rootRoute } from "./root-route.ts";
import { readCompany, readDirectory } from "./screen-reads.ts";
import { screenRoute } from "./screen-route.ts";

const companiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/companies",
  validateSearch: directorySearch,
  loader: (loading) =>
    readFirst(loading, (reads) => readDirectory(reads, directorySearch(loading.location.search))),
  component: lazyScreen(() => import("#features/companies/directory/companies-screen.tsx")),
});

const companyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/companies/$id",
  loader: (loading) => readFirst(loading, (reads) => readCompany(reads, loading.params.id)),
  ...guarded(
    "signed-in",
    lazyScreen(() => import("#features/company-page/company-screen.tsx")),
  ),
});

const yourCompanyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/your-company",
  validateSearch: ({ add }): { add?: "1" } => (add === "1" ? { add } : {}),
  ...guarded(
    createCompany.access,
    lazyScreen(() => import("#features/companies/your-company-screen.tsx")),
  ),
});

const teamRoute = screenRoute(
  "/companies/$id/team",
  "signed-in",
  () => import("#features/teams/team-screen.tsx"),
);

const companyHiringRoute = screenRoute(
  "/companies/$id/hiring",
  listJobApplications.access,
  () => import("#features/hiring/company-hiring-screen.tsx"),
);

const lettersRoute = screenRoute(
  "/companies/$id/letters",
  listJobApplications.access,
  () => import("#features/employer-letters/letters-screen.tsx"),
);

const analyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/analytics",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): AnalyticsSearch => search,
  ...guarded(
    listJobApplications.access,
    lazyScreen(() => import("#features/analytics/analytics-screen.tsx")),
  ),
});

const invitationRoute = screenRoute(
  "/invitations/$token",
  "signed-in",
  () => import("#features/teams/invitation/invitation-screen.tsx"),
);

const jobApplicationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$jobId/applications",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): StatusSearch => search,
  ...guarded(
    listJobApplications.access,
    lazyScreen(() => import("#features/applications/job-applications/job-applications-screen.tsx")),
  ),
});

const applicationRoute = screenRoute(
  "/applications/$id",
  "signed-in",
  () => import("#features/applications/application-link-screen.tsx"),
);

const boardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$jobId/board",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): ViewSearch => search,
  ...guarded(
    listJobApplications.access,
    lazyScreen(() => import("#features/board/board-screen.tsx")),
  ),
});

const reviewRoute = screenRoute(
  "/jobs/$jobId/review",
  listJobApplications.access,
  () => import("#features/review/review-screen.tsx"),
);

const jobHiringRoute = screenRoute(
  "/jobs/$id/hiring",
  listJobApplications.access,
  () => import("#features/hiring/job-hiring-screen.tsx"),
);

const applicationManagementRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/application-management",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): TableSearch => search,
  ...guarded(
    filterApplications.access,
    lazyScreen(() => import("#features/applications/management/application-management-screen.tsx")),
  ),
});

const candidatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/candidates",
  // Read by the screen: its rules need not come with the first one.
  validateSearch: (search): CandidatesSearch => search,
  ...guarded(
    // Who searches for candidates; the calls of the screens come with them.
    listJobApplications.access,
    lazyScreen(() => import("#features/talent/search/candidates-screen.tsx")),
  ),
});

const candidateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/candidates/$id",
  validateSearch: (search): Pick<CandidatesSearch, "jobId" | "companyId"> => search,
  ...guarded(
    listJobApplications.access,
    lazyScreen(() => import("#features/talent/search/candidate-screen.tsx")),
  ),
});

/** The screens of companies, and of their work on applications. */
export const companyRoutes = [
  companiesRoute,
  companyRoute,
  yourCompanyRoute,
  teamRoute,
  companyHiringRoute,
  lettersRoute,
  analyticsRoute,
  invitationRoute,
  jobApplicationsRoute,
  applicationRoute,
  boardRoute,
  reviewRoute,
  jobHiringRoute,
  applicationManagementRoute,
  candidatesRoute,
  candidateRoute,
] as const;
