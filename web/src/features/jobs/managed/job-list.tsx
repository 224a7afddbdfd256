import type { ReactNode } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import type { EndlessQuery } from "#lib/query.ts";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { type ManagedRow, ManagedJobRow } from "./managed-job-row.tsx";

type JobListProps<Job> = {
  query: EndlessQuery<Job>;
  /** In place of an empty list. */
  empty: ReactNode;
  /** More about a job, after the count of its applications. */
  more: (job: Job, all: readonly Job[]) => ReactNode;
};

/** Jobs with their states and applicants, page after page. */
export function JobList<Job extends ManagedRow>({ query, empty, more }: JobListProps<Job>) {
  const jobs = useEndlessList(query);
  const next = useNextRows(jobs, "The next jobs could not be loaded.");
  if (jobs.isPending)
    return (
      <Loading>
        <Skeleton card className="h-96 w-full" />
      </Loading>
    );
  if (jobs.isLoadingError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(jobs.error, "Your jobs could not be loaded.")}
        retrying={jobs.isFetching}
        onRetry={() => void jobs.refetch()}
      />
    );
  const rows = rowsOf(jobs.data);
  if (rows.length === 0) return empty;
  return (
    <GrowingList
      className="divide-y divide-line rounded-lg border border-line bg-surface"
      moreLabel="Show more jobs"
      next={next}
    >
      {rows.map((job) => (
        <li key={job.id} className="px-4 py-4 sm:px-5">
          <ManagedJobRow job={job}>{more(job, rows)}</ManagedJobRow>
        </li>
      ))}
    </GrowingList>
  );
}
