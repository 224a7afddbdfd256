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
import { Card, CardHeader } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { FilterToggle } from "#ui/list/filter-toggle.tsx";
import {
  activeFilters,
  type ApplicationFilters,
  dateChosen,
  dayChosen,
} from "./application-filters.ts";
import { dateOrderText, datesInOrder } from "./date-order.ts";
import { JobPositionField } from "./job-position-field.tsx";

const sortLabels: Record<ApplicationSort, string> = {
  appliedAt: "Applied Date",
  status: "Status",
  candidate: "Candidate Name",
  jobTitle: "Job Title",
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

/** Every filter and the order; each takes effect at once. On phones all but the search fold away. */
export function ApplicationFilterCard({ filters, onChange, onClear }: ApplicationFilterCardProps) {
  const search = useDebouncedText(filters.search, (text) => onChange({ search: text }));
  const panelId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const foldable = unfolded ? undefined : "max-md:hidden";
  return (
    <Card asChild className="mt-6">
      <search>
        <CardHeader
          title="Filters and Sorting"
          actions={
            <FilterToggle
              count={activeFilters(filters)}
              unfolded={unfolded}
              onToggle={() => setUnfolded(!unfolded)}
              panelId={panelId}
              className="-mt-1.5 md:hidden"
            />
          }
        />
        <div id={panelId} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
            className={unfolded ? undefined : "max-md:col-span-full"}
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
            className={cn("self-end md:justify-self-start", foldable)}
            onClick={() => {
              search.clear();
              onClear();
            }}
          >
            Clear Filters
          </Button>
        </div>
      </search>
    </Card>
  );
}
