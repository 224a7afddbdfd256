import type { ListedJob } from "@rolecall/contract/job.ts";
import SearchX from "lucide-react/icons/search-x";
import { sentenceOf } from "#lib/api-client.ts";
import { type EndlessList, useNextRows, rowsOf } from "#lib/next-rows.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { GrowingList } from "#ui/growing-list.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { JobCardSkeleton } from "./job-card-skeleton.tsx";
import { JobCard } from "./job-card.tsx";

const skeletonCards = 6;
const sheet = "mt-3 divide-y divide-line rounded-lg border border-line bg-surface";

type JobSearchResultsProps = {
  search: EndlessList<ListedJob>;
  onClear: () => void;
};

/** What a search found, or why there is nothing to see. */
export function JobSearchResults({ search, onClear }: JobSearchResultsProps) {
  const next = useNextRows(search, "The next jobs could not be loaded.");
  if (search.isPending)
    return (
      <Loading className={sheet}>
        {Array.from({ length: skeletonCards }, (_, index) => (
          <JobCardSkeleton key={index} />
        ))}
      </Loading>
    );
  if (!search.data)
    return (
      <div className="mt-3">
        <ErrorState
          text={sentenceOf(search.error, "The jobs could not be loaded.")}
          retrying={search.isFetching}
          onRetry={() => void search.refetch()}
        />
      </div>
    );
  const jobs = rowsOf(search.data);
  if (jobs.length === 0)
    return (
      <EmptyState
        className="mt-3"
        icon={<SearchX />}
        title="No jobs found"
        text="Try fewer words, another place, or a wider filter."
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear All Filters
          </Button>
        }
      />
    );
  return (
    <GrowingList className={sheet} moreLabel="Show more jobs" next={next}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} company={job.company} />
        </li>
      ))}
    </GrowingList>
  );
}
