import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.ts";
import { everything } from "@rolecall/contract/page.ts";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { capitalized, categoryLabel, levelLabel, typeLabel } from "#features/jobs/job-text.ts";
import { Field } from "#ui/form/field.tsx";
import { type SelectOption, withChosen } from "#ui/form/select-option.ts";
import { Select } from "#ui/form/select.tsx";
import { withCounts } from "./counted-options.ts";
import type { JobFilters } from "./job-filters.ts";

type Choice = "type" | "category" | "experienceLevel" | "salaryRange";

/** The filter offers the first six categories; the posting form has two more. */
const offeredCategories = categories.slice(0, 6);

const choices: { name: Choice; label: string; options: SelectOption[] }[] = [
  {
    name: "type",
    label: "Job Type",
    options: [
      { value: everything, label: "All Types" },
      ...jobTypes.map((value) => ({ value, label: typeLabel(value) })),
    ],
  },
  {
    name: "category",
    label: "Category",
    options: [
      { value: everything, label: "All Categories" },
      ...offeredCategories.map((value) => ({ value, label: categoryLabel(value) })),
    ],
  },
  {
    name: "experienceLevel",
    label: "Experience Level",
    options: [
      { value: everything, label: "All Levels" },
      ...experienceLevels.map((value) => ({ value, label: levelLabel(value) })),
    ],
  },
  {
    name: "salaryRange",
    label: "Salary Range",
    options: [
      { value: everything, label: "Any Salary" },
      { value: "40-60", label: "$40k - $60k" },
      { value: "60-80", label: "$60k - $80k" },
      { value: "80-120", label: "$80k - $120k" },
      { value: "120+", label: "$120k+" },
    ],
  },
];

type Choices = Record<Choice, string>;

const choicesOf = (filters: Partial<JobFilters>): Choices => ({
  type: filters.type ?? everything,
  category: filters.category ?? everything,
  experienceLevel: filters.experienceLevel ?? everything,
  salaryRange: filters.salaryRange ?? everything,
});

const write = (box: RefObject<HTMLInputElement | null>, text: string) => {
  if (box.current) box.current.value = text;
};

type JobFilterFormProps = {
  /** The filters in the address; the form follows them, also on Back. */
  filters: JobFilters;
  onApply: (filters: Record<string, string>) => void;
};

/**
 * The search form: words, place and filters. Nothing is searched before Search or Apply Filters is
 * pressed.
 */
export function useJobFilterForm({ filters, onApply }: JobFilterFormProps) {
  const query = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);
  const { query: words = "", location: place = "" } = filters;
  useEffect(() => write(query, words), [words]);
  useEffect(() => write(location, place), [place]);

  const [chosen, setChosen] = useState(() => choicesOf(filters));
  const applied = JSON.stringify(choicesOf(filters));
  const [followed, setFollowed] = useState(applied);
  if (followed !== applied) {
    setFollowed(applied);
    setChosen(choicesOf(filters));
  }

  return {
    query,
    isChanged: JSON.stringify(chosen) !== applied,
    location,
    chosen,
    choose: (choice: Partial<Choices>) => setChosen({ ...chosen, ...choice }),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      onApply({
        query: query.current?.value ?? "",
        location: location.current?.value ?? "",
        ...chosen,
      });
    },
    clear: () => {
      // Clears typed text that was never applied, too.
      write(query, "");
      write(location, "");
      setChosen(choicesOf({}));
      onApply({});
    },
  };
}

type JobFilterPanelProps = Pick<ReturnType<typeof useJobFilterForm>, "chosen" | "choose"> & {
  facets: JobFacets | undefined;
};

export function JobFilterPanel({ chosen, choose, facets }: JobFilterPanelProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-1">
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select
            // The address may contain one of the two categories that the filter does not offer.
            options={withCounts(
              withChosen(options, {
                value: chosen[name],
                label: capitalized(chosen[name]),
              }),
              facets?.[name],
            )}
            value={chosen[name]}
            onValueChange={(value) => choose({ [name]: value })}
          />
        </Field>
      ))}
    </div>
  );
}
