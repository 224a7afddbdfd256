import { type AuditAction, auditActions } from "@rolecall/contract/admin/audit.ts";
import { useFilters } from "#features/admin/use-filters.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { actionText } from "./record-text.ts";

const options = [
  { value: "", label: "Everything" },
  ...(Object.keys(auditActions) as AuditAction[])
    .map((action) => ({ value: action, label: actionText(action) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
].map((option) => ({ ...option, value: option.value || "all" }));

/** Narrows the record by kind and time; by person and subject where a link said so. */
export function RecordFilters() {
  const { filters, change } = useFilters();
  const isNarrowed = filters.actor !== undefined || filters.subject !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="What was done" className="lg:col-span-2">
        <Select
          options={options}
          value={filters.action ?? "all"}
          onValueChange={(action) => change({ action: action === "all" ? "" : action })}
        />
      </Field>
      <Field label="From">
        <TextInput
          type="date"
          value={filters.from ?? ""}
          onChange={({ target }) => change({ from: target.value })}
        />
      </Field>
      <Field label="To">
        <TextInput
          type="date"
          value={filters.to ?? ""}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
      {isNarrowed && (
        <p className="flex flex-wrap items-center gap-3 text-ink-muted sm:col-span-2 lg:col-span-4">
          {filters.actor === undefined
            ? "Only what was changed of one person, company or job."
            : "Only what one person changed."}
          <Button variant="secondary" size="sm" onClick={() => change({ actor: "", subject: "" })}>
            Show everything
          </Button>
        </p>
      )}
    </div>
  );
}
