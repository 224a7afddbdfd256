import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useIsReviewer } from "#features/companies/is-reviewer.ts";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { ownApplicationsQuery, undecidedJobsQuery, ownRows } from "./home.api.ts";
import { WaitingApplications } from "./waiting-applications.tsx";

/** For candidates alone. */
const OwnApplications = lazy(async () => ({
  default: (await import("./own-applications.tsx")).OwnApplications,
}));

/** The user's own work: candidates' applications, or jobs with undecided applications for recruiters. */
export function OwnWork({ user }: { user: User }) {
  return user.role === "candidate" ? <Applications /> : <Hiring />;
}

function Applications() {
  const { data } = useQuery(ownApplicationsQuery);
  return (
    <OwnSection
      title="Your applications"
      all={
        <Link to="/my-applications" className={linkStyles()}>
          View all
        </Link>
      }
    >
      {data ? (
        <Suspense fallback={<Rows />}>
          <OwnApplications applications={data.items} />
        </Suspense>
      ) : (
        <Rows />
      )}
    </OwnSection>
  );
}

function Hiring() {
  const { data } = useQuery(undecidedJobsQuery);
  const isReviewer = useIsReviewer();
  return (
    <OwnSection
      title="Waiting for your decision"
      all={
        <span className="flex flex-wrap gap-x-4">
          {isReviewer && (
            <Link to="/reviewing-jobs" className={linkStyles()}>
              Jobs you review
            </Link>
          )}
          <Link to="/my-jobs" className={linkStyles()}>
            My jobs
          </Link>
        </span>
      }
    >
      {data ? <WaitingApplications jobs={data} /> : <Rows />}
    </OwnSection>
  );
}

type OwnSectionProps = { title: string; all: ReactNode; children: ReactNode };

function OwnSection({ title, all, children }: OwnSectionProps) {
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {all}
      </div>
      <div className="mt-4 rounded-lg border border-line bg-surface">{children}</div>
    </section>
  );
}

const Rows = () => (
  <div aria-hidden className="flex flex-col gap-3 p-5">
    {Array.from({ length: ownRows }, (_, index) => (
      <Skeleton key={index} className="h-10 w-full" />
    ))}
  </div>
);
