import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import { jobCountText } from "#features/jobs/job-text.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { Button } from "#ui/button.tsx";

type Dropped = JobFacets["without"][number]["filter"];

/** The search without one of its filters: the text of the link, and the remaining filters. */
const dropping: Partial<
  Record<Dropped, { label: (filters: JobFilters) => string; left: JobFilters }>
> = {
  query: {
    label: ({ query }) => `Without “${query}”`,
    left: { query: undefined, exact: undefined },
  },
  location: {
    label: ({ location }) => `Not only in “${location}”`,
    left: { location: undefined },
  },
  type: { label: () => "Any job type", left: { type: undefined } },
  category: { label: () => "Any category", left: { category: undefined } },
  experienceLevel: { label: () => "Any level", left: { experienceLevel: undefined } },
  answers: { label: () => "However they answer", left: { answers: undefined } },
  postedSince: { label: () => "Any date", left: { postedSince: undefined } },
  companyId: { label: () => "Any company", left: { companyId: undefined } },
  salary: { label: () => "Any salary", left: { salaryRange: undefined } },
};

type DropFilterLinksProps = {
  filters: JobFilters;
  without: JobFacets["without"];
};

/** For a search without results: links that drop single filters, with the number of jobs each would give. */
export function DropFilterLinks({ filters, without }: DropFilterLinksProps) {
  return (
    <ul className="flex max-w-full flex-wrap justify-center gap-2">
      {without.map(({ filter, jobs, capped }) => {
        const dropped = dropping[filter];
        if (!dropped) return null;
        return (
          <li key={filter} className="max-w-full">
            <Button asChild variant="secondary" className="max-w-full">
              <Link to="." search={{ ...filters, ...dropped.left }}>
                <span className="truncate">{dropped.label(filters)}</span>
                <span className="font-normal text-ink-muted tabular-nums">
                  {jobCountText(jobs, capped)}
                </span>
              </Link>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
