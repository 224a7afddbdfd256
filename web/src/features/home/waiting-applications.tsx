import { undecidedStatuses } from "@rolecall/contract/applications/application-status.ts";
import type { ManagedJob } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { UndecidedJobRow } from "#features/applications/undecided/undecided-job-row.tsx";
import { momentOfId } from "#lib/text/id-moment.ts";
import { ownRows } from "./home.api.ts";

/** The ids of a job's applications without a decision, oldest first: ids begin with their time. */
const undecidedOf = ({ applications }: ManagedJob) =>
  applications
    .filter(({ status }) => undecidedStatuses.some((undecided) => undecided === status))
    .map(({ id }) => id)
    .toSorted();

/** The jobs whose applications nobody has decided, those that wait longest first, as on the dashboard. */
export function WaitingApplications({ jobs }: { jobs: ManagedJob[] }) {
  const waiting = jobs
    .flatMap((job) => {
      const [oldest, ...others] = undecidedOf(job);
      return oldest === undefined ? [] : [{ job, oldest, undecided: others.length + 1 }];
    })
    .toSorted((one, other) => (one.oldest < other.oldest ? -1 : 1));
  if (waiting.length === 0)
    return (
      <p className="px-5 py-4 text-ink-muted">
        {jobs.length === 0
          ? "You have no jobs yet. Applications to yours show here."
          : "Every application has a decision."}
      </p>
    );
  return (
    <ol className="divide-y divide-line">
      {waiting.slice(0, ownRows).map(({ job, oldest, undecided }) => (
        <UndecidedJobRow
          key={job.id}
          job={job}
          undecided={undecided}
          oldestAt={momentOfId(oldest)}
        />
      ))}
    </ol>
  );
}
