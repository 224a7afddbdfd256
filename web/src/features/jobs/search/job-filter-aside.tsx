import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { useId, useState } from "react";
import { jobCountText } from "#features/jobs/job-text.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { FilterToggle } from "#ui/list/filter-toggle.tsx";
import { JobFilterPanel, type useJobFilterForm } from "./job-filter-form.tsx";
import type { JobFilters } from "./job-filters.ts";
import { PlainJobFilters } from "./plain-job-filters.tsx";

type JobFilterAsideProps = {
  /** The number of jobs for each choice; undefined while unknown. */
  facets: JobFacets | undefined;
  form: ReturnType<typeof useJobFilterForm>;
  /** The id of the form that Apply Filters sends. */
  formId: string;
  filters: JobFilters;
  /** Folded away at any width: a job is read beside the list. */
  folded: boolean;
};

/** The filters: beside the list where there is room, else folded away above it. */
export function JobFilterAside({ form, formId, filters, facets, folded }: JobFilterAsideProps) {
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { query: _query, exact: _exact, location: _location, sort: _sort, ...choices } = filters;
  const active = Object.values(choices).filter((choice) => choice !== undefined).length;
  return (
    <aside aria-label="Filters">
      <noscript>{import.meta.env.SSR && <PlainJobFilters filters={filters} />}</noscript>
      <FilterToggle
        count={active}
        unfolded={unfolded}
        onToggle={() => setUnfolded(!unfolded)}
        panelId={panelId}
        className={cn("w-full noscript:hidden", !folded && "lg:hidden")}
      />
      <div
        id={panelId}
        className={cn(
          "flex flex-col gap-4 max-lg:pt-4 noscript:hidden",
          folded && "lg:pt-4",
          !unfolded && (folded ? "hidden" : "max-lg:hidden"),
        )}
      >
        <JobFilterPanel form={form} facets={facets} />
        <p role="status" className="-mt-1 min-h-5 text-ink-muted tabular-nums">
          {facets &&
            form.isChanged &&
            `${jobCountText(facets.total.jobs, facets.total.capped)} with these filters`}
        </p>
        <div className="-mt-2 flex flex-wrap gap-2 lg:flex-col">
          <Button type="submit" form={formId} variant={form.isChanged ? "primary" : "secondary"}>
            Apply Filters
          </Button>
          <Button variant="ghost" onClick={form.clear}>
            Clear Filters
          </Button>
        </div>
      </div>
    </aside>
  );
}
