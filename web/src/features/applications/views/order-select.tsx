import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import type { ViewOrder } from "./view-search.ts";

type OrderSelectProps = {
  order: ViewOrder;
  onChange: (order: ViewOrder) => void;
  className?: string | undefined;
};

/** The order of a job's applications: the newest first, or the best match. */
export function OrderSelect({ order, onChange, className = "w-40 max-w-full" }: OrderSelectProps) {
  return (
    <Field label="Order" hideLabel className={className}>
      <Select
        options={[
          { value: "newest", label: "Newest first" },
          { value: "match", label: "Best match first" },
        ]}
        value={order ?? "newest"}
        onValueChange={(chosen) => onChange(chosen === "match" ? "match" : undefined)}
      />
    </Field>
  );
}
