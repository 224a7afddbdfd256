import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CompanyTile } from "#features/companies/company-tile.tsx";
import { cardSalary } from "#features/jobs/job-text.ts";
import { Skeleton } from "#ui/page/skeleton.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { landingJobs, landingJobsQuery } from "./landing.api.ts";

/** The newest jobs of the board, to be read without an account; nothing where they cannot be had. */
export function NewestJobs() {
  const { data, isPending } = useQuery(landingJobsQuery);
  if (!isPending && !data?.items.length) return null;
  return (
    <div className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl">New on the board</h3>
        <Link to="/jobs" className={linkStyles()}>
          Browse all open jobs
        </Link>
      </div>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {isPending &&
          Array.from({ length: landingJobs }, (_, index) => (
            <li key={index} aria-hidden className="px-4 py-3 sm:px-5">
              <Skeleton className="h-10.5 w-2/3" />
            </li>
          ))}
        {data?.items.map((job) => (
          <li key={job.id} className="transition-colors hover:bg-sunken/50">
            <Link
              to="/jobs"
              search={{ job: job.id }}
              className="flex items-center gap-3 px-4 py-3 sm:px-5"
            >
              <CompanyTile company={job.company} />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
                <span className="min-w-0">
                  <span className="block text-base font-semibold wrap-anywhere">
                    <bdi>{job.title}</bdi>
                  </span>
                  <span className="text-ink-muted wrap-anywhere">
                    <bdi>{job.company.name}</bdi> · <bdi>{job.location}</bdi>
                  </span>
                </span>
                <span className="wrap-anywhere text-ink-muted tabular-nums">{cardSalary(job)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
