import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import Briefcase from "lucide-react/icons/briefcase";
import { foundPositionsQuery } from "#features/companies/companies.api.ts";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { Button } from "#ui/button.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import type { PositionFilter } from "./positions-filter.tsx";

type FoundPositionsProps = { companyId: string; filter: PositionFilter; onClear: () => void };

/** Those of a company's open jobs that the search finds. */
export function FoundPositions({ companyId, filter, onClear }: FoundPositionsProps) {
  const found = useInfiniteQuery({
    ...foundPositionsQuery(companyId, filter),
    placeholderData: keepPreviousData,
  });
  const next = useNextRows(found, "The next jobs could not be loaded.");
  if (found.isPending)
    return (
      <Loading className="mt-3">
        <Skeleton card className="h-96 w-full" />
      </Loading>
    );
  if (!found.data)
    return (
      <div className="mt-3">
        <ErrorState
          text={sentenceOf(found.error, "The jobs could not be loaded.")}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      </div>
    );
  const rows = rowsOf(found.data);
  if (rows.length === 0)
    return (
      <EmptyState
        className="mt-3"
        icon={<Briefcase />}
        title="No position fits"
        text="Try other words, another place or another type."
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all positions
          </Button>
        }
      />
    );
  return (
    <GrowingList
      className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface"
      moreLabel="Show more found jobs"
      next={next}
    >
      {rows.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </GrowingList>
  );
}
