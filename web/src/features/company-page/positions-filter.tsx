import { type JobType, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { typeLabel } from "#features/jobs/job-text.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

/** What is looked for among a company's open jobs. */
export interface PositionFilter {
  query: string;
  location: string;
  type: JobType | typeof everything;
}

export const noPositionFilter: PositionFilter = { query: "", location: "", type: everything };

export const isFiltered = ({ query, location, type }: PositionFilter): boolean =>
  query.trim() !== "" || location.trim() !== "" || type !== everything;

const types = [
  { value: everything, label: "All types" },
  ...jobTypes.map((value) => ({ value, label: typeLabel(value) })),
];

type PositionsFilterProps = {
  filter: PositionFilter;
  onFilterChange: (filter: PositionFilter) => void;
};

/** Words, place and type of the positions to show. */
export function PositionsFilter({ filter, onFilterChange }: PositionsFilterProps) {
  return (
    <search
      aria-label="Open positions"
      className="mt-3 grid gap-2 sm:grid-cols-[1fr_1fr_10rem] print:hidden"
    >
      <Field label="Search these positions" hideLabel>
        <TextInput
          type="search"
          icon={<Search />}
          maxLength={textLimits.search}
          placeholder="Title or words"
          value={filter.query}
          onChange={(event) => onFilterChange({ ...filter, query: event.target.value })}
        />
      </Field>
      <Field label="Place of the position" hideLabel>
        <TextInput
          icon={<MapPin />}
          maxLength={textLimits.search}
          placeholder="Place"
          value={filter.location}
          onChange={(event) => onFilterChange({ ...filter, location: event.target.value })}
        />
      </Field>
      <Field label="Type of the position" hideLabel>
        <Select
          options={types}
          value={filter.type}
          onValueChange={(chosen) =>
            onFilterChange({
              ...filter,
              type: jobTypes.find((type) => type === chosen) ?? everything,
            })
          }
        />
      </Field>
    </search>
  );
}
