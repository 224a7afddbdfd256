import type { listUndecidedJobs } from "@rolecall/contract/dashboard.ts";
import { UndecidedJobRow } from "#features/applications/undecided/undecided-job-row.tsx";
import type { Reply } from "#lib/api-client.ts";
import { ownRows } from "./home.api.ts";

/** The jobs whose applications nobody has decided, those that wait longest first, as on the dashboard. */
export function WaitingApplications({ jobs }: { jobs: Reply<typeof listUndecidedJobs> }) {
  if (jobs.length === 0)
    return (
      <p className="px-5 py-4 text-ink-muted">
        No application waits for a decision. New ones to your jobs show here.
      </p>
    );
  return (
    <ol className="divide-y divide-line">
      {jobs.slice(0, ownRows).map((job) => (
        <UndecidedJobRow key={job.id} job={job} />
      ))}
    </ol>
  );
}
