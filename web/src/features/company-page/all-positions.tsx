import type { CompanyDetail } from "@rolecall/contract/companies/companies.schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { furtherJobsQuery } from "#features/companies/companies.api.ts";
import { JobCard } from "#features/jobs/search/job-card.tsx";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { GrowingList } from "#ui/list/growing-list.tsx";

/** A company's open jobs, newest first: those that came with it, and the rest when they are asked for. */
export function AllPositions({ company }: { company: CompanyDetail }) {
  const { id, jobs, activeJobCount } = company;
  const [wanted, setWanted] = useState(false);
  const further = useInfiniteQuery({
    ...furtherJobsQuery(id, jobs.at(-1)?.id),
    enabled: wanted,
  });
  const next = useNextRows(further, "The next jobs could not be loaded.");
  const shown = further.data
    ? { next, rows: [...jobs, ...rowsOf(further.data)] }
    : {
        rows: jobs,
        next: {
          hasMore: activeJobCount > jobs.length,
          pending: further.isFetching,
          failure: further.isError ? "The next jobs could not be loaded." : undefined,
          onMore: () => (wanted ? void further.refetch() : setWanted(true)),
        },
      };
  return (
    <GrowingList
      className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface"
      moreLabel="Show more jobs"
      next={shown.next}
    >
      {shown.rows.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </GrowingList>
  );
}
