import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { instantOf } from "@rolecall/contract/values/instant-of.ts";
import { type Control, Controller, type FieldErrors } from "react-hook-form";
import { categoryLabel, levelLabel, typeLabel } from "#features/jobs/job-text.ts";
import { dateOf } from "#lib/text/dates.ts";
import { endOfDay, startOfDay } from "#lib/text/moments.ts";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import type { JobFormValues } from "./job-rules.ts";

export type JobControl = Control<JobFormValues, unknown, JobFormValues>;

const choices = [
  {
    name: "type",
    label: "Job Type",
    placeholder: "Select job type",
    options: jobTypes.map((value) => ({ value, label: typeLabel(value) })),
  },
  {
    name: "experienceLevel",
    label: "Experience Level",
    placeholder: "Select experience level",
    options: experienceLevels.map((value) => ({ value, label: levelLabel(value) })),
  },
  {
    name: "category",
    label: "Category",
    placeholder: "Select category",
    options: categories.map((value) => ({ value, label: categoryLabel(value) })),
  },
] as const;

/** Type, level and category: a choice each. */
export function FactFields({
  control,
  errors,
}: {
  control: JobControl;
  errors: FieldErrors<JobFormValues>;
}) {
  return choices.map(({ name, label, placeholder, options }) => (
    <Field key={name} label={label} required error={errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, ...field } }) => (
          <Select<string>
            {...field}
            options={options}
            placeholder={placeholder}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
    </Field>
  ));
}

/** The deadline: the last moment of the chosen day, or none. */
export function DeadlineField({
  control,
  error,
}: {
  control: JobControl;
  error: string | undefined;
}) {
  return (
    <Field
      label="Application Deadline"
      hideLabel
      hint="Optional. Open until the end of that day."
      error={error}
    >
      <Controller
        control={control}
        name="deadline"
        render={({ field: { value, onChange, ...field } }) => (
          <DatePicker
            {...field}
            value={value == null ? undefined : dateOf(value)}
            onValueChange={(day) => onChange(day ? instantOf(endOfDay(day)) : null)}
            disabledDays={[{ before: startOfDay(new Date()) }, { before: new Date(1900, 0, 1) }]}
          />
        )}
      />
    </Field>
  );
}
