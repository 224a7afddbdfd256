import type { ManagedJob } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import { Badge } from "#ui/badge.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ownRows } from "./home.api.ts";

const waitingFor = ({ applications }: ManagedJob) =>
  applications.filter(({ status }) => status === "pending").length;

/** The jobs with applications that nobody has looked at, those with most of them first. */
export function WaitingApplications({ jobs }: { jobs: ManagedJob[] }) {
  const waiting = jobs
    .map((job) => ({ job, count: waitingFor(job) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (waiting.length === 0)
    return (
      <p className="px-5 py-4 text-ink-muted">
        {jobs.length === 0
          ? "You have no jobs yet. New applications to yours show here."
          : "Every application to your jobs has been looked at."}
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {waiting.slice(0, ownRows).map(({ job, count }) => (
        <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <Link
              to="/jobs/$jobId/applications"
              params={{ jobId: job.id }}
              search={{ status: "pending" }}
              className={linkStyles({ variant: "title", className: "font-semibold" })}
            >
              <bdi>{job.title}</bdi>
            </Link>
            <span className="block text-ink-muted">
              <bdi>{job.company.name}</bdi> · <bdi>{job.location}</bdi>
            </span>
          </p>
          <Badge tone="yellow">
            {count} new {count === 1 ? "application" : "applications"}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
