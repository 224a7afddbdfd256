import type { JobSort } from "@rolecall/contract/jobs/jobs.ts";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import type { SelectOption } from "#ui/form/select-option.ts";
import { Select } from "#ui/form/select.tsx";
import type { JobFilters } from "./job-filters.ts";

const relevance: SelectOption<JobSort> = { value: "relevance", label: "Best match" };
const others: SelectOption<JobSort>[] = [
  { value: "newest", label: "Newest" },
  { value: "salary", label: "Highest salary" },
  { value: "answers", label: "Best answers" },
];

/** The orders of who has a profile: its match is another thing than that of words. */
const withProfile: SelectOption<JobSort>[] = [
  { value: "relevance", label: "Most relevant" },
  { value: "match", label: "Best match" },
  ...others,
];

/** The orders that a search offers, and the chosen one. Only words can match well or badly. */
export const sortChoices = ({ query = "", sort }: JobFilters, hasProfile: boolean) => {
  const searched = query.trim() !== "";
  const all = hasProfile ? withProfile : [relevance, ...others];
  return {
    options: searched ? all : all.slice(1),
    value: sort ?? (searched ? ("relevance" as const) : ("newest" as const)),
  };
};

type JobSortSelectProps = { filters: JobFilters; onChange: (sort: JobSort) => void };

/** The order of the jobs, which takes effect at once. */
export function JobSortSelect({ filters, onChange }: JobSortSelectProps) {
  const { user } = useAuth();
  const choices = sortChoices(filters, Boolean(user?.candidateProfile));
  return (
    <div className="w-40 noscript:hidden">
      <Select<JobSort> aria-label="Sort by" {...choices} onValueChange={onChange} />
    </div>
  );
}
