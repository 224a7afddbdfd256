import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import BellPlus from "lucide-react/icons/bell-plus";
import { alertsQuery } from "#features/jobs/alerts/alerts.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { AlertRow } from "./alert-row.tsx";

/** The searches that the user keeps, each with what it does next. */
export function AlertList() {
  useDocumentTitle("Job Alerts");
  return (
    <Page width="narrow">
      <PageHeader
        title="Job Alerts"
        description="Searches that you keep: new jobs that they find come by email."
      />
      <Rows />
    </Page>
  );
}

function Rows() {
  const alerts = useQuery(alertsQuery);
  if (alerts.isPending)
    return (
      <Loading className="mt-6 flex flex-col gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    );
  if (alerts.isError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(alerts.error, "Your job alerts could not be loaded.")}
        retrying={alerts.isFetching}
        onRetry={() => void alerts.refetch()}
      />
    );
  if (alerts.data.length === 0)
    return (
      <EmptyState
        className="mt-6"
        heading="h2"
        icon={<BellPlus />}
        title="No job alerts"
        text="Search for jobs, then choose “Get job alerts” above the results."
        action={
          <Button asChild>
            <Link to="/jobs">Find Jobs</Link>
          </Button>
        }
      />
    );
  return (
    <ul className="mt-6 flex flex-col gap-4">
      {alerts.data.map((alert) => (
        <li key={alert.id}>
          <AlertRow alert={alert} />
        </li>
      ))}
    </ul>
  );
}
