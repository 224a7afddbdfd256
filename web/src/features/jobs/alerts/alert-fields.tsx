import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { AlertFrequency } from "@rolecall/contract/alerts/alerts.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { frequencyOptions, frequencyText, previewText, zoneText } from "./alert-text.ts";
import { previewQuery } from "./alerts.api.ts";

type AlertFieldsProps = {
  name: string;
  frequency: AlertFrequency;
  timeZone: string;
  search: KeptSearch;
  onName: (name: string) => void;
  onFrequency: (frequency: AlertFrequency) => void;
};

/** The name of an alert and how often it writes, with what it would have sent last month. */
export function AlertFields({
  name,
  frequency,
  timeZone,
  search,
  onName,
  onFrequency,
}: AlertFieldsProps) {
  const zone = frequency === "at-once" ? "" : ` (${zoneText(timeZone)})`;
  return (
    <>
      <Field label="Name">
        <TextInput
          value={name}
          maxLength={textLimits.name}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
      </Field>
      <Field label="How often" hint={`${frequencyText(frequency)}${zone}.`}>
        <SegmentedControl
          options={frequencyOptions}
          value={frequency}
          onValueChange={onFrequency}
        />
      </Field>
      <Preview search={search} frequency={frequency} />
    </>
  );
}

function Preview({ search, frequency }: Pick<AlertFieldsProps, "search" | "frequency">) {
  const { data, isError } = useQuery(previewQuery(search, frequency));
  if (isError) return null;
  return (
    <p aria-live="polite" className="min-h-12 text-ink-muted">
      {data ? previewText(data) : "Looking at last month..."}
    </p>
  );
}
