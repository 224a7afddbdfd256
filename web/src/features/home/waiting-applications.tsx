import type { listUndecidedJobs } from "@rolecall/contract/dashboard.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UndecidedJobRow } from "#features/applications/undecided/undecided-job-row.tsx";
import type { Reply } from "#lib/api-client.ts";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ownJobsQuery, ownRows } from "./home.api.ts";

/** The jobs whose applications nobody has decided, those that wait longest first, as on the dashboard. */
export function WaitingApplications({ jobs }: { jobs: Reply<typeof listUndecidedJobs> }) {
  if (jobs.length === 0) return <NothingWaiting />;
  return (
    <ol className="divide-y divide-line">
      {jobs.slice(0, ownRows).map((job) => (
        <UndecidedJobRow key={job.id} job={job} />
      ))}
    </ol>
  );
}

/** Who has no jobs yet is told so, and how to post one. */
function NothingWaiting() {
  const { data, isPending } = useQuery(ownJobsQuery);
  return (
    // Its height is known before what it says.
    <p className="min-h-13 px-5 py-4 text-ink-muted">
      {data?.total === 0 && (
        <>
          You have no jobs yet. Applications to yours show here.{" "}
          <Link to="/post-job" className={linkStyles()}>
            Post a Job
          </Link>
        </>
      )}
      {data?.total !== 0 &&
        !isPending &&
        "No application waits for a decision. New ones to your jobs show here."}
    </p>
  );
}
