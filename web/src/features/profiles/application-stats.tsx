import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ownApplicationsQuery } from "#features/applications/applications.api.ts";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ProfileCard } from "./profile-card.tsx";

/** The number of the user's applications, by status. */
export function ApplicationStats({ folded }: { folded: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(ownApplicationsQuery);
  const having = (status: ApplicationStatus) =>
    data?.items.filter((application) => application.status === status).length;
  const stats = [
    ["Total Applications", data?.total],
    ["Under Review", having("under_review")],
    ["Interviews", having("interview_scheduled")],
  ] as const;
  return (
    <ProfileCard title="Application Stats" folded={folded}>
      {isError && (
        <InlineError
          text="Your applications could not be counted."
          retrying={isFetching}
          onRetry={() => void refetch()}
          className="mb-3"
        />
      )}
      <dl className="flex flex-col gap-2.5">
        {stats.map(([name, count]) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {count ?? (isError ? "–" : <Skeleton className="h-5 w-6" />)}
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/my-applications" className={linkStyles({ className: "mt-4 inline-block" })}>
        View my applications
      </Link>
    </ProfileCard>
  );
}
