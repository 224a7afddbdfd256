import type { JobSort } from "@rolecall/contract/jobs/jobs.ts";
import type { SelectOption } from "#ui/form/select-option.ts";
import { Select } from "#ui/form/select.tsx";
import type { JobFilters } from "./job-filters.ts";

const bestMatch: SelectOption<JobSort> = { value: "relevance", label: "Best match" };
const others: SelectOption<JobSort>[] = [
  { value: "newest", label: "Newest" },
  { value: "salary", label: "Highest salary" },
];

type JobSortSelectProps = { filters: JobFilters; onChange: (sort: JobSort) => void };

/** The order of the jobs, which takes effect at once. Only words can match well or badly. */
export function JobSortSelect({ filters, onChange }: JobSortSelectProps) {
  const { query = "", sort } = filters;
  const searched = query.trim() !== "";
  return (
    <div className="w-40">
      <Select<JobSort>
        aria-label="Sort by"
        options={searched ? [bestMatch, ...others] : others}
        value={sort ?? (searched ? "relevance" : "newest")}
        onValueChange={onChange}
      />
    </div>
  );
}
