import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { type ListPage, sentenceOf } from "#lib/api-client.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

const sheet = "mt-4 divide-y divide-line rounded-lg border border-line bg-surface";

/** The newest jobs. */
export function LatestJobs({
  jobs,
  count,
}: {
  jobs: UseQueryResult<ListPage<ListedJob>>;
  /** The number of jobs to show. */
  count: number;
}) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">Latest Job Opportunities</h2>
        <Link to="/jobs" className={linkStyles()}>
          View All Jobs
        </Link>
      </div>
      {jobs.isPending && (
        <Loading className={sheet}>
          {Array.from({ length: count }, (_, index) => (
            <JobCardSkeleton key={index} />
          ))}
        </Loading>
      )}
      {jobs.isError && (
        <div className="mt-4">
          <ErrorState
            text={sentenceOf(jobs.error, "The jobs could not be loaded.")}
            retrying={jobs.isFetching}
            onRetry={() => void jobs.refetch()}
          />
        </div>
      )}
      {jobs.data?.items.length === 0 && (
        <EmptyState className="mt-4" title="No jobs yet" text="New jobs appear here first." />
      )}
      {jobs.data && jobs.data.items.length > 0 && (
        <ul className={sheet}>
          {jobs.data.items.map((job) => (
            <li key={job.id}>
              <JobCard job={job} company={job.company} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
