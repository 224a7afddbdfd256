import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { Link } from "@tanstack/react-router";
import Briefcase from "lucide-react/icons/briefcase";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { type EndlessList, rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { deadlineText, longDateText } from "#lib/text/dates.ts";
import { useDocumentTitle } from "#lib/text/document-title.ts";
import { Button } from "#ui/button.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Page } from "#ui/page/page.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ManagedJobRow } from "./managed-job-row.tsx";
import { managedJobsQuery } from "./managed-jobs.api.ts";

/** Every job that the user manages, closed and expired ones too. */
export function MyJobsScreen() {
  useDocumentTitle("My Jobs");
  const jobs = useEndlessList(managedJobsQuery);
  return (
    <Page width="narrow">
      <PageHeader
        title="My Jobs"
        description="The jobs that you posted, and those of your companies."
        actions={
          <Button asChild>
            <Link to="/post-job">Post New Job</Link>
          </Button>
        }
      />
      <div className="mt-6">
        {jobs.isPending && (
          <Loading>
            <Skeleton card className="h-96 w-full" />
          </Loading>
        )}
        {jobs.isLoadingError && (
          <ErrorState
            heading="h2"
            text={sentenceOf(jobs.error, "Your jobs could not be loaded.")}
            retrying={jobs.isFetching}
            onRetry={() => void jobs.refetch()}
          />
        )}
        {jobs.data && <JobList jobs={jobs} />}
      </div>
    </Page>
  );
}

function JobList({ jobs }: { jobs: EndlessList<ListedJob> }) {
  const next = useNextRows(jobs, "The next jobs could not be loaded.");
  const rows = rowsOf(jobs.data);
  if (rows.length === 0)
    return (
      <EmptyState
        heading="h2"
        icon={<Briefcase />}
        title="No jobs posted yet"
        text="A job is live as soon as you post it."
      />
    );
  return (
    <GrowingList
      className="divide-y divide-line rounded-lg border border-line bg-surface"
      moreLabel="Show more jobs"
      next={next}
    >
      {rows.map((job) => (
        <li key={job.id} className="px-4 py-4 sm:px-5">
          <ManagedJobRow job={job}>
            <span>Posted {longDateText(job.createdAt)}</span>
            {job.deadline !== null && <span>Deadline {deadlineText(job.deadline)}</span>}
            <Link
              to="/jobs/$id/edit"
              params={{ id: job.id }}
              aria-label={`Edit ${job.title}`}
              className={linkStyles()}
            >
              Edit
            </Link>
          </ManagedJobRow>
        </li>
      ))}
    </GrowingList>
  );
}
