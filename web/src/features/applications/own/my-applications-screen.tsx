import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { OwnApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { everything } from "@rolecall/contract/page.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import Send from "lucide-react/icons/send";
import { ownApplicationPagesQuery } from "#features/applications/applications.api.ts";
import { statusFilterOptions } from "#features/applications/status-options.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { type EndlessList, rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { OwnApplicationRow } from "./own-application-row.tsx";
import { ownSearch } from "./own-search.ts";

const sheet = "divide-y divide-line rounded-lg border border-line bg-surface";

const sentText = (count: number) =>
  `${count.toLocaleString("en-US")} application${count === 1 ? "" : "s"} sent`;

const route = getRouteApi("/my-applications");

/** Every job that the user applied to, and where that stands. */
export function MyApplicationsScreen() {
  useDocumentTitle("My Applications");
  const { status } = ownSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const choose = (chosen: ApplicationStatus | typeof everything) =>
    void navigate({
      search: chosen === everything ? {} : { status: chosen },
      replace: true,
      resetScroll: false,
    });
  const applications = useEndlessList(ownApplicationPagesQuery(status));
  const [first] = applications.data?.pages ?? [];
  return (
    <Page width="narrow">
      <PageHeader
        title="My Applications"
        description={applications.isPending ? "Loading..." : first && sentText(first.total)}
        actions={
          <Select
            aria-label="Status"
            className="w-full sm:w-48"
            options={statusFilterOptions}
            value={status ?? everything}
            onValueChange={choose}
          />
        }
      />
      <div className="mt-6">
        {applications.isPending && <Placeholders />}
        {applications.isLoadingError && (
          <ErrorState
            heading="h2"
            text={sentenceOf(applications.error, "Your applications could not be loaded.")}
            retrying={applications.isFetching}
            onRetry={() => void applications.refetch()}
          />
        )}
        {applications.data && (
          <OwnApplications
            applications={applications}
            onAll={status && (() => choose(everything))}
          />
        )}
      </div>
    </Page>
  );
}

type OwnApplicationsProps = {
  applications: EndlessList<OwnApplication>;
  /** Leads to all of them, where some alone are listed. */
  onAll: (() => void) | undefined;
};

function OwnApplications({ applications, onAll }: OwnApplicationsProps) {
  const next = useNextRows(applications, "The next applications could not be loaded.");
  const rows = rowsOf(applications.data);
  if (rows.length === 0 && onAll)
    return (
      <EmptyState
        heading="h2"
        icon={<Send />}
        title="None with this status"
        text="Your other applications are further along, or not as far."
        action={
          <Button variant="secondary" onClick={onAll}>
            Show all applications
          </Button>
        }
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        heading="h2"
        icon={<Send />}
        title="No applications yet"
        text="What you apply to stands here, and where it got to."
        action={
          <Button asChild>
            <Link to="/jobs">Find Jobs</Link>
          </Button>
        }
      />
    );
  return (
    <GrowingList className={sheet} moreLabel="Show more applications" next={next}>
      {rows.map((application) => (
        <li key={application.id}>
          <OwnApplicationRow application={application} />
        </li>
      ))}
    </GrowingList>
  );
}

function Placeholders() {
  return (
    <Loading said className={sheet}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="px-4 py-4 sm:px-5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-1.5 h-4 w-1/3" />
          <Skeleton className="mt-4 h-11 w-full sm:h-6 sm:w-1/2" />
        </div>
      ))}
    </Loading>
  );
}
