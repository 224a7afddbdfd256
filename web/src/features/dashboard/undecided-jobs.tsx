import type { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { Reply } from "#lib/api-client.ts";
import { Badge } from "#ui/badge.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { undecidedText, waitingText } from "./waiting-text.ts";

type UndecidedJob = Reply<typeof recruiterDashboard>["undecidedJobs"][number];

/** The jobs whose applications nobody has decided, those that wait longest first. */
export function UndecidedJobs({ jobs }: { jobs: UndecidedJob[] }) {
  return (
    <section
      aria-labelledby="undecided"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4">
        <h2 id="undecided" className="text-lg">
          Waiting for your decision
        </h2>
        {jobs.length > 0 && (
          <Link
            to="/application-management"
            search={{ status: "pending", sortOrder: "asc" }}
            className={linkStyles()}
          >
            All pending applications
          </Link>
        )}
      </header>
      {jobs.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">Every application has a decision.</p>
      ) : (
        <ol className="divide-y divide-line">
          {jobs.map((job) => (
            <li key={job.id}>
              <WaitingRow job={job} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The whole row leads to the job's applications. */
function WaitingRow({ job }: { job: UndecidedJob }) {
  return (
    <div className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 transition-colors hover:bg-sunken/50">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <h3 className="text-base">
          <Link
            className={linkStyles({ variant: "title", className: "after:absolute after:inset-0" })}
            to="/jobs/$jobId/applications"
            params={{ jobId: job.id }}
          >
            <bdi>{job.title}</bdi>
          </Link>
        </h3>
        <p className="text-ink-muted">
          <bdi>{job.company.name}</bdi>
        </p>
      </div>
      {/* On phones a line of their own, below the name. */}
      <p className="flex items-center gap-x-3 max-sm:w-full">
        <Badge tone="yellow" className="tabular-nums">
          {undecidedText(job.undecided)}
        </Badge>
        <span className="text-xs text-ink-subtle whitespace-nowrap tabular-nums sm:w-38 sm:text-right">
          oldest waits {waitingText(job.oldestAt)}
        </span>
      </p>
      <ChevronRight aria-hidden className="size-4 text-ink-subtle max-sm:hidden" />
    </div>
  );
}
