import { categories, experienceLevels, jobTypes } from "@rolecall/contract/job.ts";
import { everything } from "@rolecall/contract/page.ts";
import { type Control, Controller, useForm } from "react-hook-form";
import { Field } from "#ui/field.tsx";
import type { SelectOption } from "#ui/select-option.ts";
import { Select } from "#ui/select.tsx";
import type { JobFilters } from "./job-filters.ts";
import { categoryLabel, levelLabel, typeLabel } from "./job-text.ts";

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

type FormValues = Record<Choice | "query" | "location", string>;

const formValuesOf = (filters: Partial<JobFilters>): FormValues => ({
  query: filters.query ?? "",
  location: filters.location ?? "",
  type: filters.type ?? everything,
  category: filters.category ?? everything,
  experienceLevel: filters.experienceLevel ?? everything,
  salaryRange: filters.salaryRange ?? everything,
});

type JobFilterFormProps = {
  /** What the address says; the form follows it, also on the way back. */
  filters: JobFilters;
  onApply: (filters: Record<string, string>) => void;
};

/** Words, place and filters of the job search. Nothing happens before Search or Apply Filters. */
export function useJobFilterForm({ filters, onApply }: JobFilterFormProps) {
  const { control, register, handleSubmit, reset } = useForm<FormValues>({
    values: formValuesOf(filters),
  });
  const clear = () => {
    // What was typed and never applied goes as well.
    reset(formValuesOf({}));
    onApply({});
  };
  return { control, register, submit: handleSubmit(onApply), clear };
}

export function JobFilterPanel({ control }: { control: Control<FormValues> }) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-1">
      {choices.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Controller
            control={control}
            name={name}
            render={({ field: { value, onChange, ...field } }) => (
              <Select {...field} options={options} value={value} onValueChange={onChange} />
            )}
          />
        </Field>
      ))}
    </div>
  );
}
