import { controlFrame, controlLine } from "#ui/form/control-styles.ts";
import type { SelectOption } from "#ui/form/select-option.ts";

type PlainSelectProps = {
  label: string;
  /** The parameter that the form sends. */
  name: string;
  options: readonly SelectOption[];
  value: string;
};

/** The browser's own list of choices, in a form that works without scripts. */
export function PlainSelect({ label, name, options, value }: PlainSelectProps) {
  return (
    <label className="flex flex-col gap-1.5 text-sm font-medium text-ink">
      {label}
      <select name={name} defaultValue={value} className={`${controlFrame} ${controlLine}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
