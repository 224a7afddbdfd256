import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { savedHereText, savedJobsClosedText } from "#features/jobs/job-text.ts";
import { savedJobsQuery } from "#features/jobs/jobs.api.ts";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { forgetJobsSavedHere, useJobsSavedHere } from "./jobs-saved-here.ts";
import { NothingSaved } from "./nothing-saved.tsx";

const sheet = "divide-y divide-line rounded-lg border border-line bg-surface";
const mostSkeletons = 6;

/** The jobs that a visitor saved in this browser. */
export function JobsSavedHere() {
  // The server does not know them.
  const isKnown = useHydrated();
  if (isKnown) return <Saved />;
  return (
    <Loading className="mt-6">
      <JobCardSkeleton />
    </Loading>
  );
}

function Saved() {
  const saved = useJobsSavedHere();
  // A job that is taken off stays in sight until one leaves, so that a slip can be undone.
  const [ids] = useState(saved);
  if (ids.length === 0) return <Nothing className="mt-6" />;
  return (
    <>
      <h2 aria-live="polite" className="mt-6 mb-3 text-lg">
        {savedHereText(saved.length)}
      </h2>
      <SavedJobList ids={ids} />
    </>
  );
}

const Nothing = ({ className }: { className?: string }) => (
  <NothingSaved
    className={className}
    text="The bookmark on a job keeps it here, in this browser. Sign in to have it everywhere."
  />
);

/** The latest first, and how many of them closed. */
function SavedJobList({ ids }: { ids: readonly string[] }) {
  const saved = useJobsSavedHere();
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
  if (jobs.length + closed.length === 0) return <Nothing />;
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
      <Button variant="secondary" size="sm" onClick={() => forgetJobsSavedHere(ids)}>
        Remove
      </Button>
    </div>
  );
}
