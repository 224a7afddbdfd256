import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { similarJobsQuery } from "#features/jobs/for-you/for-you.api.ts";
import { cardSalary } from "#features/jobs/job-text.ts";
import { MatchOnCard } from "#features/match/match-on-card.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";

type SimilarJobsProps = {
  jobId: string;
  /** Beside a list, where the job's title is a heading of the second rank. */
  heading?: "h2" | "h3";
};

/** Open jobs that are like one, at its end; nothing where there are none, or they cannot be loaded. */
export function SimilarJobs({ jobId, heading: Heading = "h2" }: SimilarJobsProps) {
  const { data: jobs = [] } = useQuery(similarJobsQuery(jobId));
  if (jobs.length === 0) return null;
  return (
    <section aria-label="Similar jobs" className="@container">
      <Heading className={Heading === "h2" ? "text-xl" : "text-lg"}>Similar jobs</Heading>
      <ul className="mt-4 grid gap-px overflow-hidden rounded-lg border border-line bg-line @2xl:grid-cols-2">
        {jobs.map((job) => (
          <SimilarJob key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function SimilarJob({ job }: { job: FoundJob }) {
  const { user } = useAuth();
  return (
    <li className="flex flex-col gap-0.5 bg-surface px-4 py-3 @2xl:last:odd:col-span-2">
      <Link
        to="/jobs/$id"
        params={{ id: job.id }}
        className={linkStyles({ variant: "title", className: "font-semibold wrap-anywhere" })}
      >
        <bdi>{job.title}</bdi>
      </Link>
      <p className="text-ink-muted wrap-anywhere">
        <bdi>{job.company.name}</bdi> · <bdi>{job.location}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-subtle tabular-nums">
        {cardSalary(job)}
        {user?.role === "candidate" && <MatchOnCard job={job} />}
      </p>
    </li>
  );
}
