import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { ReactNode } from "react";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { type EndlessList, rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { Loaded } from "#lib/loaded.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { Loading } from "#ui/page/skeleton.tsx";

const sheet = "mt-3 divide-y divide-line rounded-lg border border-line bg-surface";
const skeletonCards = 6;

type ForYouListProps = {
  jobs: EndlessList<FoundJob>;
  /** What stands in place of no jobs; null until it is known. */
  nothing: ReactNode;
};

/** The jobs that fit, or why there are none. */
export function ForYouList({ jobs, nothing }: ForYouListProps) {
  const next = useNextRows(jobs, "The next jobs could not be loaded.");
  const rows = rowsOf(jobs.data);
  if (jobs.isPending || (jobs.data && rows.length === 0 && nothing === null))
    return (
      <Loading className={sheet}>
        {Array.from({ length: skeletonCards }, (_, index) => (
          <JobCardSkeleton key={index} />
        ))}
      </Loading>
    );
  return (
    <Loaded query={jobs} failure="The jobs for you could not be loaded.">
      {() =>
        rows.length === 0 ? (
          nothing
        ) : (
          <GrowingList className={sheet} moreLabel="Show more jobs" next={next}>
            {rows.map((job) => (
              <li key={job.id}>
                <JobCard job={job} company={job.company} />
              </li>
            ))}
          </GrowingList>
        )
      }
    </Loaded>
  );
}
