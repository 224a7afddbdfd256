import type { recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { Link } from "@tanstack/react-router";
import { ManagedJobRow } from "#features/jobs/managed/managed-job-row.tsx";
import { PosterOfJob } from "#features/jobs/managed/poster-of-job.tsx";
import type { Reply } from "#lib/api-client.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

type PostedJob = Reply<typeof recruiterDashboard>["jobs"][number];

const jobsShown = 3;

/** The recruiter's newest jobs. */
export function PostedJobs({ jobs }: { jobs: PostedJob[] }) {
  return (
    <Card asChild>
      <section>
        <CardHeader
          title="Your Posted Jobs"
          actions={
            <Link to="/my-jobs" className={linkStyles()}>
              Manage
              <VisuallyHidden> your jobs</VisuallyHidden>
            </Link>
          }
        />
        {jobs.length === 0 ? (
          <p className="text-ink-muted">No jobs posted yet</p>
        ) : (
          <ul className="divide-y divide-line">
            {jobs.slice(0, jobsShown).map((job) => (
              <li key={job.id} className="py-3 first:pt-0 last:pb-0">
                <ManagedJobRow job={job}>
                  <PosterOfJob job={job} among={jobs} />
                </ManagedJobRow>
              </li>
            ))}
          </ul>
        )}
        {jobs.length > jobsShown && (
          <Link to="/jobs" className={linkStyles({ className: "mt-4 inline-block" })}>
            View All Jobs
          </Link>
        )}
      </section>
    </Card>
  );
}
