import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { Link } from "@tanstack/react-router";
import Inbox from "lucide-react/icons/inbox";
import { candidateName } from "#features/applications/candidate-name.ts";
import { StatusBadge } from "#features/applications/status-badge.tsx";
import { managementTones } from "#features/applications/status-tones.ts";
import { initialsOf } from "#features/auth/person-name.ts";
import { longDateText } from "#lib/text/dates.ts";
import { daysAgoText } from "#lib/text/days-ago.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";

/** The newest applications to the recruiter's jobs. */
export function RecentApplications({ applications }: { applications: LoadedApplication[] }) {
  return (
    <Card asChild>
      <section>
        <CardHeader title="Recent Applications" />
        {applications.length === 0 ? (
          <EmptyState
            icon={<Inbox />}
            title="No applications yet"
            text="They appear here as soon as somebody applies."
            action={
              <Button asChild>
                <Link to="/post-job">Post Your First Job</Link>
              </Button>
            }
          />
        ) : (
          <ul className="divide-y divide-line">
            {applications.map((application) => (
              <li key={application.id} className="py-3 first:pt-0 last:pb-0">
                <RecentApplication application={application} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function RecentApplication({ application }: { application: LoadedApplication }) {
  const { candidate, job, status, appliedAt } = application;
  const name = candidateName(candidate);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar size="sm" initials={initialsOf(candidate, "C")} src={candidate.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-[min(10rem,100%)]">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-muted">
          Applied for <bdi>{job.title}</bdi>
        </p>
      </div>
      {/* On phones a line of their own, below the name. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full max-sm:pl-[min(3rem,15vw)]">
        <time
          dateTime={appliedAt}
          title={longDateText(appliedAt)}
          className="text-xs text-ink-subtle first-letter:uppercase max-sm:order-1 max-sm:mr-auto"
        >
          {daysAgoText(appliedAt)}
        </time>
        <StatusBadge status={status} tones={managementTones} />
        <Button asChild variant="secondary" size="sm" className="max-sm:order-2">
          <Link
            to="/jobs/$jobId/applications"
            params={{ jobId: job.id }}
            aria-label={`View ${name}'s application for ${job.title}`}
          >
            View
          </Link>
        </Button>
      </div>
    </div>
  );
}
