import type { SavedJobSort } from "@rolecall/contract/jobs/saved-jobs.ts";
import { useState } from "react";
import { savedJobsText } from "#features/jobs/job-text.ts";
import { JobCardSkeleton } from "#features/jobs/search/job-card-skeleton.tsx";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { sentenceOf } from "#lib/api-client.ts";
import { useEndlessList } from "#lib/lists/endless-list.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import type { SelectOption } from "#ui/form/select-option.ts";
import { Select } from "#ui/form/select.tsx";
import { GrowingList } from "#ui/list/growing-list.tsx";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading } from "#ui/page/skeleton.tsx";
import { NothingSaved } from "./nothing-saved.tsx";
import { savedListQuery } from "./saved-jobs.api.ts";
import { SavedNote } from "./saved-note.tsx";
import { useSavedIds } from "./use-saved-ids.ts";

const sheet = "divide-y divide-line rounded-lg border border-line bg-surface";

const sorts: SelectOption<SavedJobSort>[] = [
  { value: "newest", label: "Last saved" },
  { value: "deadline", label: "Next deadline" },
];

/** The jobs of the user's account, each with its note, closed ones too. */
export function JobsSavedByAccount() {
  const [sort, setSort] = useState<SavedJobSort>("newest");
  const saved = useSavedIds();
  const jobs = useEndlessList(savedListQuery(sort));
  const next = useNextRows(jobs, "The next jobs could not be loaded.");
  if (jobs.isPending)
    return (
      <Loading className="mt-6">
        <JobCardSkeleton />
      </Loading>
    );
  if (jobs.isLoadingError)
    return (
      <ErrorState
        heading="h2"
        text={sentenceOf(jobs.error, "Your saved jobs could not be loaded.")}
        retrying={jobs.isFetching}
        onRetry={() => void jobs.refetch()}
      />
    );
  const rows = rowsOf(jobs.data);
  if (rows.length === 0)
    return (
      <NothingSaved
        className="mt-6"
        text="The bookmark on a job keeps it here, on every device that you sign in on."
      />
    );
  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 aria-live="polite" className="text-lg">
          {savedJobsText(saved.length)}
        </h2>
        <div className="w-44">
          <Select<SavedJobSort>
            aria-label="Sort by"
            options={sorts}
            value={sort}
            onValueChange={setSort}
          />
        </div>
      </div>
      <GrowingList className={sheet} moreLabel="Show more jobs" next={next}>
        {rows.map((job) => (
          // One shade for the card and its note.
          <li
            key={job.id}
            className="transition-colors hover:bg-sunken/50 [&_article]:bg-transparent!"
          >
            <JobCard job={job} company={job.company} />
            <SavedNote job={job} />
          </li>
        ))}
      </GrowingList>
    </>
  );
}
