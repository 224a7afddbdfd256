import type { DirectorySort } from "@rolecall/contract/companies/companies.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";

const options = [
  { value: "name", label: "By name" },
  { value: "jobs", label: "Most open jobs" },
  { value: "newest", label: "Newest" },
] as const satisfies { value: DirectorySort; label: string }[];

type DirectoryOrderProps = { value: DirectorySort; onValueChange: (sort: DirectorySort) => void };

/** The choice of the directory's order. */
export const DirectoryOrder = ({ value, onValueChange }: DirectoryOrderProps) => (
  <Field label="Order" hideLabel className="w-40 noscript:hidden">
    <Select
      options={options}
      value={value}
      onValueChange={(chosen) =>
        onValueChange(options.find((option) => option.value === chosen)?.value ?? "name")
      }
    />
  </Field>
);
