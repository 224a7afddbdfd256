import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { Link } from "@tanstack/react-router";
import { useSignedInUser } from "#features/auth/session/auth-provider.tsx";
import { setFilters } from "#features/jobs/search/filter-choices.ts";
import type { JobFilters } from "#features/jobs/search/job-filters.ts";
import { DropFilterLinks } from "#features/jobs/search/nothing-found/drop-filter-links.tsx";
import { NothingFound } from "#features/jobs/search/nothing-found/nothing-found.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { whatToAdd } from "./what-to-add.ts";

type NothingFitsProps = {
  filters: JobFilters;
  /** The filters without which alone something fits. */
  without: JobFacets["without"];
  onClear: () => void;
};

/** Why there are no jobs for somebody: a filter too many, a thin profile, or no such job yet. */
export function NothingFits({ filters, without, onClear }: NothingFitsProps) {
  const { candidateProfile } = useSignedInUser();
  const missing = candidateProfile && whatToAdd(candidateProfile);
  if (setFilters(filters).length > 0)
    return (
      <NothingFound
        title="Nothing fits with these filters"
        text={
          without.length > 0
            ? "Jobs fit with one filter less:"
            : "Try fewer words, another place, or a wider filter."
        }
        onClear={onClear}
      >
        {without.length > 0 && <DropFilterLinks filters={filters} without={without} />}
        <Button asChild variant="link">
          <Link to="/jobs" search={filters}>
            Search all jobs with these filters
          </Link>
        </Button>
      </NothingFound>
    );
  return (
    <EmptyState
      heading="h3"
      className="mt-3"
      title={missing ? "Your profile says little yet" : "Nothing fits here yet"}
      text={
        missing
          ? `A match reads what you do and know. Add ${missing}, and jobs that fit stand here.`
          : "New jobs are matched at once. Until one fits, all others are there to search."
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {missing && (
            <Button asChild>
              <Link to="/profile">Add to your profile</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            <Link to="/jobs">Look at all jobs</Link>
          </Button>
        </div>
      }
    />
  );
}
