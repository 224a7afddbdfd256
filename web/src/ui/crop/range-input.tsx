import { useFieldControl } from "#ui/form/field-context.ts";

type RangeInputProps = {
  min: number;
  max: number;
  step: number;
  value: number;
  onValueChange: (value: number) => void;
};

/** Picks a number of a range, by pointer or by arrow keys. */
export function RangeInput({ onValueChange, ...props }: RangeInputProps) {
  return (
    <input
      type="range"
      {...useFieldControl({})}
      {...props}
      onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value))}
      className="h-6 w-full accent-accent"
    />
  );
}
