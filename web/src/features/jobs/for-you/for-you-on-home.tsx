import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { Loaded } from "#lib/loaded.tsx";
import { linkStyles } from "#ui/text/link-styles.ts";
import { bestForYouQuery } from "./for-you.api.ts";
import { whatToAdd } from "./what-to-add.ts";

const shown = 3;
const sheet = "mt-4 divide-y divide-line rounded-lg border border-line bg-surface";

/** The jobs that fit a candidate best, on home. */
export function ForYouOnHome() {
  const { candidateProfile } = useSignedInUser();
  const missing = candidateProfile && whatToAdd(candidateProfile);
  const jobs = useQuery(bestForYouQuery(shown));
  return (
    <section aria-label="Jobs for you">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">Jobs for you</h2>
        <Link to="/jobs/for-you" className={linkStyles()}>
          All jobs for you
        </Link>
      </div>
      {jobs.isPending ? (
        <Waiting />
      ) : (
        <Loaded query={jobs} failure="The jobs for you could not be loaded.">
          {({ items }) =>
            items.length === 0 ? (
              <p className="mt-4 rounded-lg border border-line bg-surface px-5 py-4 text-ink-muted">
                No open job fits your profile yet.{" "}
                {missing ? `Add ${missing}, and it finds more.` : "New jobs are matched at once."}
              </p>
            ) : (
              <ul className={sheet}>
                {items.map((job) => (
                  <li key={job.id}>
                    <JobCard job={job} company={job.company} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </section>
  );
}

/** Has the measures of the jobs. */
const Waiting = () => (
  <div aria-hidden className={sheet}>
    {Array.from({ length: shown }, (_, index) => (
      <JobCardSkeleton key={index} />
    ))}
  </div>
);
