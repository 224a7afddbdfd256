import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { reviewTones } from "#features/applications/status-tones.ts";
import { JobTitleLink } from "#features/jobs/job-title-link.tsx";
import { daysAgoText } from "#lib/text/days-ago.ts";

/** The user's newest applications, and where they stand. */
export function OwnApplications({ applications }: { applications: LoadedApplication[] }) {
  if (applications.length === 0)
    return (
      <p className="px-5 py-4 text-ink-muted">
        You have not applied yet. What you apply to, and where it stands, shows here.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {applications.map(({ id, job, status, appliedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
          <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <JobTitleLink job={job} />
            <span className="block text-ink-muted">
              <bdi>{job.company.name}</bdi>
            </span>
          </p>
          <p suppressHydrationWarning className="text-xs text-ink-subtle">
            Applied {daysAgoText(appliedAt)}
          </p>
          <StatusBadge status={status} tones={reviewTones} />
        </li>
      ))}
    </ul>
  );
}
