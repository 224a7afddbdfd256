import { type AuditAction, auditActions } from "@rolecall/contract/admin/audit.ts";
import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { useFilters } from "#features/admin/use-filters.ts";
import { dateOf, dayOf } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { DatePicker } from "#ui/form/date-picker.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { actionText } from "./record-text.ts";

const options = [
  { value: "", label: "Everything" },
  ...(Object.keys(auditActions) as AuditAction[])
    .map((action) => ({ value: action, label: actionText(action) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
].map((option) => ({ ...option, value: option.value || "all" }));

const isDay = (text: string): text is CalendarDay => /^\d{4}-\d\d-\d\d$/.test(text);
/** The day of the address; undefined where it has none. */
const dateChosen = (day = "") => (isDay(day) ? dateOf(day) : undefined);

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
        <DatePicker
          value={dateChosen(filters.from)}
          onValueChange={(from) => change({ from: from ? dayOf(from) : "" })}
        />
      </Field>
      <Field label="To">
        <DatePicker
          value={dateChosen(filters.to)}
          onValueChange={(to) => change({ to: to ? dayOf(to) : "" })}
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
