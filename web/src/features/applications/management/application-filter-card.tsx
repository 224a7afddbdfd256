import {
  type ApplicationSort,
  applicationSorts,
} from "@rolecall/contract/applications/applications.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import { statusFilterOptions } from "#features/applications/status-options.ts";
import { useDebouncedText } from "#lib/use-debounced-text.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { FilterToggle } from "#ui/list/filter-toggle.tsx";
import { activeFilters, dateChosen, dayChosen } from "./application-filters.ts";
import { type ApplicationFilters } from "./application-search.ts";
import { dateOrderText, datesInOrder } from "./date-order.ts";
import { JobPositionField } from "./job-position-field.tsx";

const sortLabels: Record<ApplicationSort, string> = {
  appliedAt: "Applied Date",
  status: "Status",
  candidate: "Candidate Name",
  jobTitle: "Job Title",
  match: "Match",
};
const sortOptions = applicationSorts.map((value) => ({ value, label: sortLabels[value] }));
const orderOptions = [
  { value: "desc", label: "Descending" },
  { value: "asc", label: "Ascending" },
] as const;

type ApplicationFilterCardProps = {
  filters: ApplicationFilters;
  onChange: (changes: Partial<ApplicationFilters>) => void;
  onClear: () => void;
};

/**
 * Every filter and the order, in one line; each takes effect at once. Where there is no room for the line, all
 * but the search fold away.
 */
export function ApplicationFilterCard({ filters, onChange, onClear }: ApplicationFilterCardProps) {
  const search = useDebouncedText(filters.search, (text) => onChange({ search: text }));
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = unfolded ? undefined : "max-xl:hidden";
  return (
    <search
      aria-label="Filters and Sorting"
      id={panelId}
      className="mt-4 grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 md:grid-cols-4 xl:grid-cols-[auto_1.1fr_1.05fr_1.05fr_1.05fr_1.5fr_1.1fr_1.05fr_auto] xl:py-2"
    >
      <h2 className="text-sm self-center md:max-xl:col-span-3 xl:w-18">Filters and Sorting</h2>
      <FilterToggle
        count={activeFilters(filters)}
        unfolded={unfolded}
        onToggle={() => setUnfolded(!unfolded)}
        panelId={panelId}
        className="justify-self-end xl:hidden"
      />
      <Field label="Status" className={foldable}>
        <Select
          options={statusFilterOptions}
          value={filters.status}
          onValueChange={(status) => onChange({ status })}
        />
      </Field>
      <JobPositionField
        jobId={filters.jobId}
        onChange={(jobId) => onChange({ jobId })}
        className={foldable}
      />
      <Field label="Applied From" className={foldable}>
        <DatePicker
          value={dateChosen(filters.dateFrom)}
          onValueChange={(day) => onChange({ dateFrom: dayChosen(day) })}
        />
      </Field>
      <Field
        label="Applied To"
        error={datesInOrder(filters) ? undefined : dateOrderText}
        className={foldable}
      >
        <DatePicker
          value={dateChosen(filters.dateTo)}
          onValueChange={(day) => onChange({ dateTo: dayChosen(day) })}
        />
      </Field>
      <Field
        label="Search Candidates"
        className={cn("max-md:col-span-full", !unfolded && "max-xl:col-span-full")}
      >
        <TextInput
          type="search"
          icon={<Search />}
          maxLength={textLimits.search}
          placeholder="Name or email..."
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
        />
      </Field>
      <Field label="Sort By" className={foldable}>
        <Select
          options={sortOptions}
          value={filters.sortBy}
          onValueChange={(sortBy) => onChange({ sortBy })}
        />
      </Field>
      <Field label="Sort Order" className={foldable}>
        <Select
          options={orderOptions}
          value={filters.sortOrder}
          onValueChange={(sortOrder) => onChange({ sortOrder })}
        />
      </Field>
      <Button
        variant="secondary"
        className={cn("justify-self-start", foldable)}
        onClick={() => {
          search.clear();
          onClear();
        }}
      >
        Clear Filters
      </Button>
    </search>
  );
}
