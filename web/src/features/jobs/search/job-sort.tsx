import type { JobSort } from "@rolecall/contract/jobs/jobs.ts";
import type { SelectOption } from "#ui/form/select-option.ts";
import { Select } from "#ui/form/select.tsx";
import type { JobFilters } from "./job-filters.ts";

const bestMatch: SelectOption<JobSort> = { value: "relevance", label: "Best match" };
const others: SelectOption<JobSort>[] = [
  { value: "newest", label: "Newest" },
  { value: "salary", label: "Highest salary" },
];

/** The orders that a search offers, and the chosen one. Only words can match well or badly. */
export const sortChoices = ({ query = "", sort }: JobFilters) => {
  const searched = query.trim() !== "";
  return {
    options: searched ? [bestMatch, ...others] : others,
    value: sort ?? (searched ? ("relevance" as const) : ("newest" as const)),
  };
};

type JobSortSelectProps = { filters: JobFilters; onChange: (sort: JobSort) => void };

/** The order of the jobs, which takes effect at once. */
export function JobSortSelect({ filters, onChange }: JobSortSelectProps) {
  return (
    <div className="w-40 noscript:hidden">
      <Select<JobSort> aria-label="Sort by" {...sortChoices(filters)} onValueChange={onChange} />
    </div>
  );
}
