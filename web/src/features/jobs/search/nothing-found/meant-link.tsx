import type { MeantSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import { jobCountText } from "#features/jobs/job-text.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { Button } from "#ui/button.tsx";

/** For a search without results: what was probably meant, with the number of jobs that it finds. */
export function MeantLink({ filters, meant }: { filters: JobFilters; meant: MeantSearch }) {
  const { query, location, type, experienceLevel, salaryRange } = meant;
  const search: JobFilters = {
    ...filters,
    query: query || undefined,
    ...(location !== null && { location }),
    ...(type !== null && { type }),
    ...(experienceLevel !== null && { experienceLevel }),
    ...(salaryRange !== null && { salaryRange }),
  };
  return (
    <Button asChild className="max-w-full">
      <Link to="." search={search}>
        <span className="truncate">{`${meant.text}: ${jobCountText(meant.jobs, meant.capped)}`}</span>
      </Link>
    </Button>
  );
}
