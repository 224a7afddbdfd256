import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { KeepSearchLink } from "#features/jobs/alerts/keep-search-link.tsx";
import { ChoosableRow, RowChoice } from "#features/jobs/pane/choosable-row.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { type EndlessList, useNextRows, rowsOf } from "#lib/lists/next-rows.ts";
import { GrowingList, type NextRows } from "#ui/list/growing-list.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { JobCardSkeleton } from "./job-card-skeleton.tsx";
import { JobCard } from "./job-card.tsx";
import type { JobFilters } from "./job-filters.ts";
import { DropFilterLinks } from "./nothing-found/drop-filter-links.tsx";
import { MeantLink } from "./nothing-found/meant-link.tsx";
import { NothingFound } from "./nothing-found/nothing-found.tsx";
import { shorterSearch } from "./nothing-found/shorter-search.ts";
import { TooLongSearch } from "./nothing-found/too-long-search.tsx";

const skeletonCards = 6;
const sheet = "mt-3 divide-y divide-line rounded-lg border border-line bg-surface";

type JobSearchResultsProps = {
  search: EndlessList<FoundJob>;
  filters: JobFilters;
  /** The counts for these filters. */
  facets: UseQueryResult<JobFacets>;
  onClear: () => void;
  /** The id of the job that is read beside the list. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** The results of a search, or the reason why there are none. */
export function JobSearchResults({
  search,
  filters,
  facets,
  onClear,
  chosen,
  onChoose,
}: JobSearchResultsProps) {
  const next = useNextRows(search, "The next jobs could not be loaded.");
  const jobs = useMemo(() => rowsOf(search.data), [search.data]);
  const shorter = shorterSearch(filters);
  if (shorter) return <TooLongSearch shorter={shorter} onClear={onClear} />;
  // The suggestions for an empty list are shown as soon as it is known to be empty, or not at all.
  const isDeadEnd = search.data !== undefined && jobs.length === 0;
  const isCounting = facets.isFetching && (!facets.data || facets.isPlaceholderData);
  if (search.isPending || (isDeadEnd && isCounting))
    return (
      <Loading said className={sheet}>
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
  if (isDeadEnd) {
    const ways = (facets.data?.without ?? []).filter((way) => way.jobs > 0);
    const meant = facets.data?.meant;
    const wayOn =
      ways.length === 0
        ? "Try fewer words, another place, or a wider filter."
        : "There are jobs with one filter less:";
    return (
      <NothingFound
        title="No jobs found"
        text={meant ? "Did you mean this?" : wayOn}
        onClear={onClear}
      >
        {meant && <MeantLink filters={filters} meant={meant} />}
        {meant && ways.length > 0 && <p>{wayOn}</p>}
        {ways.length > 0 && <DropFilterLinks filters={filters} without={ways} />}
        <KeepSearchLink filters={filters} label="Tell me when there are some" />
      </NothingFound>
    );
  }
  return (
    <RowChoice chosen={chosen} onChoose={onChoose}>
      <JobList jobs={jobs} next={next} chosen={chosen} />
    </RowChoice>
  );
}

type JobListProps = { jobs: FoundJob[]; next: NextRows; chosen: string | undefined };

/** Stays as it is while filters are chosen and counted. */
const JobList = memo(({ jobs, next, chosen }: JobListProps) => (
  <GrowingList className={sheet} moreLabel="Show more jobs" next={next}>
    {jobs.map((job) => (
      <JobRow key={job.id} job={job} isChosen={job.id === chosen} />
    ))}
  </GrowingList>
));

const JobRow = memo(({ job, isChosen }: { job: FoundJob; isChosen: boolean }) => (
  <ChoosableRow id={job.id} isChosen={isChosen}>
    <JobCard job={job} company={job.company} />
  </ChoosableRow>
));
