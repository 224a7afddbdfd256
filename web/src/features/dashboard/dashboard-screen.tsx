import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { dashboardQuery } from "#features/applications/recruiter-dashboard.api.ts";
import { fullName } from "#features/auth/person-name.ts";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { useWaits } from "#features/auth/waiting/use-waits.ts";
import { WaitingAccount } from "#features/auth/waiting/waiting-account.tsx";
import { ScopeChoice } from "#features/companies/scope-choice.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { dashboardSearch } from "./dashboard-search.ts";
import { PostedJobs } from "./posted-jobs.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentApplications } from "./recent-applications.tsx";
import { StatTiles } from "./stat-tiles.tsx";
import { UndecidedJobs } from "./undecided-jobs.tsx";

const route = getRouteApi("/dashboard");
const columns = "mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]";

/** A recruiter's overview of jobs and applications. */
export function DashboardScreen() {
  useDocumentTitle("Recruiter Dashboard");
  const user = useSignedInUser();
  const { scope = "all" } = dashboardSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const dashboard = useQuery(dashboardQuery(scope));
  if (useWaits()) return <WaitingAccount title="Recruiter Dashboard" />;
  return (
    <Page>
      <PageHeader
        title="Recruiter Dashboard"
        description={
          <>
            Welcome back, <bdi>{fullName(user) || user.username}</bdi>
          </>
        }
        actions={
          <>
            <ScopeChoice
              value={scope}
              onValueChange={(chosen) =>
                void navigate({ search: dashboardSearch({ scope: chosen }), resetScroll: false })
              }
            />
            <Button asChild>
              <Link to="/post-job">Post New Job</Link>
            </Button>
          </>
        }
      />
      {dashboard.isPending && (
        <Loading className={columns}>
          <div className="flex flex-col gap-6">
            <Skeleton card className="h-80 w-full" />
            <Skeleton card className="h-46 w-full" />
            <Skeleton card className="h-96 w-full" />
          </div>
          <div className="flex flex-col gap-6">
            <Skeleton card className="h-52 w-full" />
            <Skeleton card className="h-80 w-full" />
          </div>
        </Loading>
      )}
      {dashboard.isError && (
        <div className="mt-6">
          <ErrorState
            heading="h2"
            text={sentenceOf(dashboard.error, "The dashboard could not be loaded.")}
            retrying={dashboard.isFetching}
            onRetry={() => void dashboard.refetch()}
          />
        </div>
      )}
      {dashboard.isSuccess && (
        <div className={columns}>
          <div className="flex min-w-0 flex-col gap-6">
            {dashboard.data.stats.totalApplications > 0 && (
              <UndecidedJobs jobs={dashboard.data.undecidedJobs} />
            )}
            <StatTiles stats={dashboard.data.stats} weeks={dashboard.data.weeks} />
            <RecentApplications applications={dashboard.data.recentApplications} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <QuickActions />
            <PostedJobs jobs={dashboard.data.jobs} />
          </div>
        </div>
      )}
    </Page>
  );
}
