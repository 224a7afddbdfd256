import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { JobFilterPanel, type useJobFilterForm } from "./job-filter-form.tsx";
import type { JobFilters } from "./job-filters.ts";

type JobFilterAsideProps = {
  form: ReturnType<typeof useJobFilterForm>;
  /** The id of the form that Apply Filters sends. */
  formId: string;
  filters: JobFilters;
};

/** The filters: beside the list where there is room, else folded away above it. */
export function JobFilterAside({ form, formId, filters }: JobFilterAsideProps) {
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { query: _query, location: _location, sort: _sort, ...choices } = filters;
  const active = Object.values(choices).filter((choice) => choice !== undefined).length;
  return (
    <aside aria-label="Filters">
      <Button
        variant="secondary"
        className="w-full lg:hidden"
        aria-expanded={unfolded}
        aria-controls={panelId}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal aria-hidden />
        {active === 0 ? "Filters" : `Filters (${active})`}
      </Button>
      <div
        id={panelId}
        className={cn("flex flex-col gap-4 max-lg:pt-4", !unfolded && "max-lg:hidden")}
      >
        <JobFilterPanel chosen={form.chosen} choose={form.choose} />
        <div className="flex flex-wrap gap-2 lg:flex-col">
          <Button type="submit" form={formId} variant="secondary">
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
