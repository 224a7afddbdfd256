import { type ReactNode, useId } from "react";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { QuestionFieldsProps } from "./question-fields.tsx";

const any = [
  { value: "any", label: "Any answer" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

/** What the employer looks for; nothing for types of which any answer will do. */
export function LookedFor({
  question: { type, yesNo, among, min, max },
  options,
  onChange,
}: QuestionFieldsProps & { options: string[] }) {
  if (type === "yes-no")
    return (
      <Group>
        <SegmentedControl
          className="self-start"
          aria-label="What you look for"
          options={any}
          value={yesNo === "" ? "any" : yesNo}
          onValueChange={(chosen) => onChange({ yesNo: chosen === "any" ? "" : chosen })}
        />
      </Group>
    );
  if (type === "number")
    return (
      <Group>
        <div className="grid grid-cols-2 gap-3">
          <Field label="At least">
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={min}
              onChange={({ currentTarget: { value } }) => onChange({ min: value })}
            />
          </Field>
          <Field label="At most">
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={max}
              onChange={({ currentTarget: { value } }) => onChange({ max: value })}
            />
          </Field>
        </div>
      </Group>
    );
  if (type !== "one-of" || options.length === 0) return null;
  return (
    <Group>
      {[...new Set(options)].map((option) => (
        <Checkbox
          key={option}
          label={<bdi>{option}</bdi>}
          checked={among.includes(option)}
          onCheckedChange={(on) =>
            onChange({
              among: on ? [...among, option] : among.filter((each) => each !== option),
            })
          }
        />
      ))}
    </Group>
  );
}

function Group({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3 sm:col-span-full"
    >
      <span id={`${id}-label`} className="text-sm font-medium">
        What you look for
      </span>
      {children}
      <p id={`${id}-hint`} className="text-xs text-ink-subtle">
        Candidates read it before they answer. Another answer marks the application as ruled out,
        and rejects nobody.
      </p>
    </div>
  );
}
