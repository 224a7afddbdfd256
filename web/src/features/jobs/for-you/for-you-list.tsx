import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { Link } from "@tanstack/react-router";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { type EndlessList, rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { Loaded } from "#lib/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";

const sheet = "mt-3 divide-y divide-line rounded-lg border border-line bg-surface";
const skeletonCards = 6;

/** The jobs that fit, or why there are none. */
export function ForYouList({ jobs }: { jobs: EndlessList<FoundJob> }) {
  const next = useNextRows(jobs, "The next jobs could not be loaded.");
  if (jobs.isPending)
    return (
      <Loading className={sheet}>
        {Array.from({ length: skeletonCards }, (_, index) => (
          <JobCardSkeleton key={index} />
        ))}
      </Loading>
    );
  return (
    <Loaded query={jobs} failure="The jobs for you could not be loaded.">
      {(data) => {
        const rows = rowsOf(data);
        if (rows.length === 0) return <NothingFits />;
        return (
          <GrowingList className={sheet} moreLabel="Show more jobs" next={next}>
            {rows.map((job) => (
              <li key={job.id}>
                <JobCard job={job} company={job.company} />
              </li>
            ))}
          </GrowingList>
        );
      }}
    </Loaded>
  );
}

const NothingFits = () => (
  <EmptyState
    heading="h3"
    className="mt-3"
    title="Nothing fits here yet"
    text="The more titles and skills your profile names, the more it finds. New jobs are matched at once."
    action={
      <Button asChild variant="secondary">
        <Link to="/jobs">Look at all jobs</Link>
      </Button>
    }
  />
);
