import type { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { Link } from "@tanstack/react-router";
import { UndecidedJobRow } from "#features/applications/undecided/undecided-job-row.tsx";
import type { Reply } from "#lib/api-client.ts";
import { linkStyles } from "#ui/text/link-styles.ts";

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
            search={{ sortBy: "status", sortOrder: "asc" }}
            className={linkStyles()}
          >
            All applications, undecided first
          </Link>
        )}
      </header>
      {jobs.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">Every application has a decision.</p>
      ) : (
        <ol className="divide-y divide-line">
          {jobs.map((job) => (
            <UndecidedJobRow key={job.id} job={job} />
          ))}
        </ol>
      )}
    </section>
  );
}
