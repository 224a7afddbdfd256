import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import { useRef } from "react";
import { savedJobsClosedText } from "#features/jobs/job-text.ts";
import { savedJobsQuery } from "#features/jobs/jobs.api.ts";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { forgetSavedJobs, useSavedJobs } from "./saved-jobs.ts";

const sheet = "divide-y divide-line rounded-lg border border-line bg-surface";
const mostSkeletons = 6;

/** The saved jobs, the latest first, and how many of them closed. */
export function SavedJobList({ ids }: { ids: readonly string[] }) {
  const saved = useSavedJobs();
  const { data, error, isFetching, refetch } = useQuery(savedJobsQuery(ids));
  if (error)
    return (
      <ErrorState
        text={sentenceOf(error, "Your saved jobs could not be loaded.")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading className={sheet}>
        {ids.slice(0, mostSkeletons).map((id) => (
          <JobCardSkeleton key={id} />
        ))}
      </Loading>
    );
  const open = new Map(data.items.map((job) => [job.id, job]));
  const jobs = ids.flatMap((id) => open.get(id) ?? []);
  const closed = ids.filter((id) => saved.includes(id) && !open.has(id));
  if (jobs.length + closed.length === 0) return <NothingSaved />;
  return (
    <>
      {jobs.length > 0 && (
        <ul className={sheet}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} company={job.company} />
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && <ClosedJobs ids={closed} />}
    </>
  );
}

function ClosedJobs({ ids }: { ids: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={ref}
      {...useFocusSuccessor(ref)}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted"
    >
      <p>{savedJobsClosedText(ids.length)}</p>
      <Button variant="secondary" size="sm" onClick={() => forgetSavedJobs(ids)}>
        Remove
      </Button>
    </div>
  );
}

/** Says how jobs come here. */
export function NothingSaved({ className }: { className?: string }) {
  return (
    <EmptyState
      className={className}
      heading="h2"
      icon={<Bookmark />}
      title="No saved jobs"
      text="The bookmark on a job keeps it here, in this browser."
      action={
        <Button asChild>
          <Link to="/jobs">Find Jobs</Link>
        </Button>
      }
    />
  );
}
