import type { Alert, Refinement } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { droppedText } from "#features/jobs/alerts/alert-text.ts";
import {
  alertsQuery,
  changeAlertMutation,
  refinementsQuery,
} from "#features/jobs/alerts/alerts.api.ts";
import { alertEndingIn } from "#features/jobs/alerts/kept-search.ts";
import { jobQuery } from "#features/jobs/jobs.api.ts";
import { sentenceOf } from "#lib/api-client.ts";
import { toastFailure } from "#lib/failure-toast.tsx";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

/** Where 'Not this kind of job' in a letter leads: what to change in the search, in words. */
export function NotThis({ jobId, end }: { jobId: string; end: string }) {
  useDocumentTitle("Not this kind of job");
  const alerts = useQuery(alertsQuery);
  const job = useQuery(jobQuery(jobId));
  const failed = alerts.error ?? job.error;
  const alert = alerts.data && alertEndingIn(alerts.data, end);
  return (
    <Page width="narrow">
      <PageHeader
        title="Not this kind of job"
        {...(alert &&
          job.data && {
            description: `“${job.data.title}” at ${job.data.company.name} came for “${alert.name}”. Choose what to change.`,
          })}
      />
      {failed ? (
        <ErrorState
          heading="h2"
          text={sentenceOf(failed, "The job could not be loaded.")}
          retrying={alerts.isFetching || job.isFetching}
          onRetry={() => void Promise.all([alerts.refetch(), job.refetch()])}
        />
      ) : (
        <Content alerts={alerts.data} alert={alert} jobId={jobId} />
      )}
    </Page>
  );
}

type ContentProps = { alerts: Alert[] | undefined; alert: Alert | undefined; jobId: string };

function Content({ alerts, alert, jobId }: ContentProps) {
  if (!alerts) return <Pending />;
  if (!alert)
    return (
      <EmptyState
        className="mt-6"
        heading="h2"
        title="This job alert is gone"
        text="You keep that search no longer, or you are signed in to another account."
        action={<ToAlerts />}
      />
    );
  return <Refinements alert={alert} jobId={jobId} />;
}

function Refinements({ alert, jobId }: { alert: Alert; jobId: string }) {
  const refinements = useQuery(refinementsQuery(alert.id, jobId));
  const change = useMutation({
    ...changeAlertMutation,
    onError: (error) => toastFailure("Not changed", error),
  });
  if (change.data)
    return (
      <EmptyState
        className="mt-6"
        heading="h2"
        title="The search is changed"
        text={`From now on it looks for: ${change.data.name}.`}
        action={<ToAlerts />}
      />
    );
  if (refinements.isPending) return <Pending />;
  if (refinements.isError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(refinements.error, "What to change could not be worked out.")}
        retrying={refinements.isFetching}
        onRetry={() => void refinements.refetch()}
      />
    );
  if (refinements.data.length === 0)
    return (
      <EmptyState
        className="mt-6"
        heading="h2"
        title="Nothing to change"
        text="Your search does not find this job any more, or no single filter tells it apart."
        action={<ToAlerts />}
      />
    );
  const apply = ({ search }: Refinement) =>
    change.mutate({ params: { id: alert.id }, body: { search } });
  return (
    <>
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface">
        {refinements.data.map((refinement) => (
          <li
            key={refinement.words}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{refinement.words}</p>
              <p className="text-ink-muted">{droppedText(refinement.dropped)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Change to: ${refinement.words}`}
              pending={change.isPending}
              onClick={() => apply(refinement)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/alerts" className={linkStyles()}>
          Change nothing, and see your job alerts
        </Link>
      </p>
    </>
  );
}

const Pending = () => (
  <Loading className="mt-6">
    <Skeleton className="h-56" />
  </Loading>
);

const ToAlerts = () => (
  <Button asChild>
    <Link to="/alerts">Your job alerts</Link>
  </Button>
);
